/** What somebody prefers, kept in this browser. Nothing here is needed to play. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Catalogue,
  loadTexts,
  type Part,
  pickLanguage,
  regionalVariant,
} from '@tidetable/text/shell';
import { type Chosen, readChosen, type Settings, settingsOf } from './chosenSettings.ts';
import { language, speak } from './texts.ts';

export type { Settings } from './chosenSettings.ts';
export { language } from './texts.ts';

const KEY = 'tidetable/settings';

const stored = (): Chosen => {
  try {
    return readChosen(localStorage.getItem(KEY));
  } catch {
    return {}; // the storage is closed to us
  }
};

const chosen = signal(stored());

export const settings: ReadonlySignal<Settings> = computed(() => settingsOf(chosen.value));

export const change = (changes: Partial<Settings>): void => {
  chosen.value = { ...chosen.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen.value));
  } catch {
    // private mode or full: it holds until the page is closed
  }
};

addEventListener('storage', e => {
  if (e.key === KEY) chosen.value = stored();
});

const preferred = computed(() => settings.value.language ?? pickLanguage(navigator.languages));

/** Asks for texts in the language that will be spoken. */
export const preloadTexts = (...parts: readonly Part[]): Promise<void> =>
  loadTexts(preferred.peek(), parts);

/** Speaks the language that is preferred now, and later any other; one that cannot be loaded leaves the one before, or English. */
export const startSpeaking = async (): Promise<void> => {
  await speak(preferred.peek()).catch(() => speak('en'));
  preferred.subscribe(next => {
    speak(next).catch(() => change({ language: language.peek() }));
  });
};

/** The language that is spoken as it is spoken where the reader lives: how dates are written. */
export const region = (): string => regionalVariant(language.value, navigator.languages);

/** What a control tells of the key that stands for it, if keys are on. */
export const shortcut = (key: string | undefined): string | undefined =>
  settings.value.keys ? key : undefined;

/** The words of one place in the reader's language. */
export const say = <W>(words: Catalogue<W>): W => words[language.value];

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** How long an animation of so many milliseconds takes for this reader; 0 for none. */
export const motionTime = (ms: number): number => {
  const { speed } = settings.value;
  return calm.matches || speed === 0 ? 0 : ms / speed;
};

const isLight = matchMedia('(prefers-color-scheme: light)');

/** The bar of a browser or an installed app has the colour of the sea below it. */
const paintBar = (): void => {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', backgroundColor);
};
isLight.addEventListener('change', paintBar);

const STEP_TIMES: Readonly<Record<Settings['speed'], number>> = { 0.5: 700, 1: 500, 2: 300, 0: 0 };

/** How long a step of another's turn stays in sight, in milliseconds; 0 for who wants to see none. */
export const stepTime = (): number => STEP_TIMES[settings.peek().speed];

effect(() => {
  document.documentElement.lang = language.value;
  document.querySelector('[rel=manifest]')?.setAttribute('href', `/${language.value}.webmanifest`);
  document.documentElement.dataset.theme = settings.value.theme;
  paintBar();
});
