/** What a person has chosen, as it is stored: what was never chosen is not there, so that a better default reaches everybody. */
import { isName } from '@tidetable/match';
import { LANGUAGES } from '@tidetable/text/shell';
import * as v from 'valibot';

const Settings = v.object({
  language: v.fallback(v.nullable(v.picklist(LANGUAGES)), null),
  /** `system` follows the device. (`auto`, which is stored here and there, was a default that nobody chose.) */
  theme: v.fallback(v.picklist(['deep', 'day', 'system']), 'deep'),
  /** Of sounds, from none to 1, as loud as they were made. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
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

/** As it is stored; a value that cannot be used any more counts as not chosen. */
export type Chosen = Readonly<Record<string, unknown>>;

const Stored = v.record(v.string(), v.unknown());

/** Before there was a volume, sounds were on or off. */
const withVolume = ({ sound, ...chosen }: Chosen): Chosen =>
  sound === true ? { volume: 1, ...chosen } : chosen;

export const readChosen = (stored: string | null): Chosen => {
  try {
    return withVolume(v.parse(Stored, JSON.parse(stored ?? '{}')));
  } catch {
    return {};
  }
};

export const settingsOf = (chosen: Chosen): Settings => v.parse(Settings, chosen);
