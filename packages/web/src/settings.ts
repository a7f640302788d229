/** What somebody prefers, kept in this browser. Nothing here is needed to play. */
import { computed, effect, signal } from '@preact/signals';
import { isName } from '@tidetable/match';
import { type Catalogue, LANGUAGES, pickLanguage } from '@tidetable/text/shell';
import * as v from 'valibot';
import { language, speak } from './texts.ts';

export { language } from './texts.ts';

const Settings = v.object({
  language: v.fallback(v.nullable(v.picklist(LANGUAGES)), null),
  theme: v.fallback(v.picklist(['auto', 'deep', 'day']), 'auto'),
  sound: v.fallback(v.boolean(), false),
  /** Of animations: 1 is as designed, 0 shows the outcome at once. */
  speed: v.fallback(v.picklist([0, 0.5, 1, 2]), 1),
  /** Asks before a move that cannot be taken back. */
  confirm: v.fallback(v.boolean(), false),
  /** Plays a step without choice by itself. */
  forced: v.fallback(v.boolean(), false),
  /** Single keys play moves; who dictates to the page may not want that. */
  keys: v.fallback(v.boolean(), true),
  /** Is the list of all moves open? */
  list: v.fallback(v.boolean(), false),
  /** At new tables; none is chosen by an empty one. */
  name: v.fallback(v.union([v.literal(''), v.pipe(v.string(), v.check(isName))]), ''),
});
export type Settings = v.InferOutput<typeof Settings>;

const KEY = 'tidetable/settings';

const read = (): Settings => {
  try {
    return v.parse(Settings, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return v.parse(Settings, {});
  }
};

export const settings = signal(read());

export const change = (changes: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // private mode or full: it holds until the page is closed
  }
};

addEventListener('storage', e => {
  if (e.key === KEY) settings.value = read();
});

const preferred = computed(() => settings.value.language ?? pickLanguage(navigator.languages));

/** Speaks the language that is preferred now, and later any other; one that cannot be loaded leaves the one before, or English. */
export const startSpeaking = async (): Promise<void> => {
  await speak(preferred.peek()).catch(() => speak('en'));
  preferred.subscribe(next => {
    speak(next).catch(() => change({ language: language.peek() }));
  });
};

/** What a control tells of the key that stands for it, if keys are on. */
export const shortcut = (key: string): string | undefined =>
  settings.value.keys ? key : undefined;

/** The words of one place in the reader's language. */
export const say = <W>(words: Catalogue<W>): W => words[language.value];

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** How long an animation of so many milliseconds takes for this reader; 0 for none. */
export const motionTime = (ms: number): number => {
  const { speed } = settings.value;
  return calm.matches || speed === 0 ? 0 : ms / speed;
};

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset.theme = settings.value.theme;
});
