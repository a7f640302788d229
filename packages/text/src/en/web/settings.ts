/** What somebody prefers. */

export const settings = {
  title: 'Settings',
  kept: 'Kept in this browser; every change holds at once.',
  /** Said when a setting was changed. */
  changed: (title: string, value: string) => `${title}: ${value}. It holds at once.`,
  on: 'on',
  off: 'off',
  you: 'You',
  name: 'Your name at new tables',
  nameKept: (name: string) => `You are still called ${name}.`,
  look: 'Look',
  language: 'Language',
  asBrowser: 'As the browser',
  theme: 'Theme',
  themes: { deep: 'Deep (dark)', day: 'Day (light)', system: 'As my system' },
  motion: 'Animations',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Instantly' },
  calm: 'Your device asks for less motion: everything is shown instantly, whatever is chosen here.',
  volume: 'Volume of sounds',
  loudness: (percent: number) => (percent === 0 ? 'off' : `${percent} %`),
  play: 'Play',
  confirm: 'Ask before a weighty move that cannot be taken back',
  forced: 'Play a forced step for me',
  keys: 'Single keys at the table; the ? key lists them',
};

export type SettingsWords = typeof settings;
