/** Typed moves and commands, at the prompt of the terminal or at the table of the web client. */
export {
  type Answer,
  type NamedChoice,
  type Question,
  readAnswer,
} from './answer.ts';
export { type Choice, choicesOf } from './choices.ts';
export type { Called, Commands } from './commands.ts';
export { briefName, movesLike, movesMeant } from './movesMeant.ts';
export { inOwnWords, isLikeMove, movesBegunBy, type NotationWords } from './ownNotation.ts';
export { plain } from './words.ts';
