/** What somebody prefers. */

export const settings = {
  title: 'Settings',
  kept: 'Kept in this browser; every change holds at once.',
  you: 'You',
  name: 'Your name at new tables',
  nameKept: (name: string) => `You are still called ${name}.`,
  look: 'Look',
  language: 'Language',
  asBrowser: 'As the browser',
  theme: 'Theme',
  themes: { deep: 'Deep (dark)', day: 'Day (light)', system: 'As my system' },
  motion: 'Animations',
  speeds: { off: 'Off', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  calm: 'Your device asks for less motion: animations are off whatever is chosen here.',
  sound: 'Sounds',
  play: 'Play',
  confirm: 'Ask before a weighty move that cannot be taken back',
  forced: 'Play a forced step for me',
  keys: 'Keys at the table: 1–9 play a move, u undoes, h gives a hint, n goes back to now',
};

export type SettingsWords = typeof settings;
