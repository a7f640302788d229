/** Around a lesson; what is taught belongs to each game. */

export const lesson = {
  learn: 'Learn it',
  progress: 'How far you are',
  next: 'Go on',
  back: 'Back to the words before',
  welcomeBack: 'Welcome back!',
  fromStart: 'Begin anew',
  yourMove: 'Your move, it glows on the board:',
  watch: (name: string) => `Watch what ${name} does.`,
  wrongMove: 'That is possible, but this lesson goes another way: play the move that glows.',
  rule: (rule: string) => `Rule ${rule}`,
  playNow: 'Now play a game',
  again: 'Take the lesson again',
  goOn: 'Go on with the lesson',
};

export type LessonWords = typeof lesson;
