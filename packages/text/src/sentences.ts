/** Sentences about refusals of the match or the game. */
import type {
  FileProblem,
  Finding,
  MatchRefusal,
  MatchRefusalCode,
  Pace,
  TableEntry,
  Verification,
} from '@tidetable/match';
import type { OptionProblem, PlayedEdition, SheetProblem } from '@tidetable/rules';
import type { Notices } from './en/notices.ts';
import type { GameText } from './gameText.ts';

/** The text of a refusal by the match; other codes belong to the game. */
export const refusalText = (m: Notices, game: GameText, refusal: MatchRefusal): string => {
  const sentence = Object.hasOwn(m.door, refusal.code)
    ? m.door[refusal.code as MatchRefusalCode]
    : game.refusal(refusal.code);
  const { rule } = refusal;
  return rule === undefined ? sentence : `${sentence} ${m.rule(rule, game.marks[rule])}`;
};

export const optionProblemText = (m: Notices, p: OptionProblem): string => {
  switch (p.code) {
    case 'seats':
      return m.options.seats(p.min, p.max);
    case 'unknown-option':
      return m.options.unknown(p.name, p.known);
    case 'bad-option':
      return m.options.bad(p.name, p.allowed);
  }
};

export const sheetProblemText = ({ sheets }: Notices, p: SheetProblem): string => {
  if (p.sheet !== 'bounds') return sheets[p.sheet](p.path);
  switch (p.bound.kind) {
    case 'number':
      return sheets.number(p.path, p.bound.min, p.bound.max);
    case 'text':
      return sheets.text(p.path, p.bound.pattern);
    case 'flag':
      return sheets.flag(p.path);
  }
};

export const editionText = (
  { edition }: Notices,
  { rules, differing }: Pick<PlayedEdition, 'rules' | 'differing'>,
): string =>
  differing.length === 0 ? edition.standard(rules) : edition.sheet(rules, differing.join(', '));

/** `game` is the text of the game of the file, where there is one. */
export const problemText = (
  m: Notices,
  p: FileProblem | Finding,
  game: GameText | undefined,
): string => {
  const why = (refusal: MatchRefusal): string => (game ? refusalText(m, game, refusal) : '');
  switch (p.problem) {
    case 'options':
      return m.files.options({ why: optionProblemText(m, p.why) });
    case 'bad-sheet':
      return m.files['bad-sheet']({ why: sheetProblemText(m, p.why) });
    case 'mix':
      return m.files.mix({ why: why(p.why) });
    case 'entry':
      return m.files.entry({ ply: p.ply, why: why(p.why) });
    case 'shape':
    case 'deal':
      return m.files[p.problem](p);
    case 'unknown-game':
      return m.files['unknown-game'](p);
    case 'other-rules':
      return m.files['other-rules'](p);
    case 'fact':
      return m.files.fact(p);
    case 'changed':
      return m.files.changed(p);
    default:
      return m.files[p.problem]();
  }
};

/** A decision of the table that is not a move. `names` are those of the seats. */
export const entryText = (m: Notices, entry: TableEntry, names: readonly string[]): string => {
  const { entries, host } = m.record;
  const who = names[entry.seat] ?? host;
  switch (entry.type) {
    case 'take-back':
      return entries['take-back'](
        who,
        entry.agreed.map(seat => names[seat]),
        entry.to,
      );
    case 'pace':
      return entries.pace(paceText(m, entry.pace));
    case 'player':
      return entry.player.kind === 'bot'
        ? botText(m, who, entry.player.name)
        : entries['player-human'](who, entry.player.name);
    case 'resign':
      return withStandIn(m, entries.resign(who), entry.player?.name, who);
    case 'time-out': {
      const form = entry.outcome === 'lost' ? 'time-out-lost' : 'time-out';
      return withStandIn(m, entries[form](who), entry.player?.name, who);
    }
    default:
      return entries[entry.type](who);
  }
};

const paceText = ({ record }: Notices, pace: Pace): string => {
  switch (pace.clock) {
    case 'none':
      return record.pace.none;
    case 'bank':
      return record.pace.bank(
        duration(record.units, pace.bankMs),
        duration(record.units, pace.incrementMs),
      );
    case 'turn':
      return record.pace.turn(duration(record.units, pace.turnMs));
  }
};

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** `1 h 30 min`. */
const duration = (names: Notices['record']['units'], ms: number): string => {
  let left = ms;
  const parts = UNITS.flatMap(([unit, size]) => {
    const n = Math.floor(left / size);
    left -= n * size;
    return n > 0 ? [`${n} ${names[unit]}`] : [];
  });
  return parts.join(' ') || `${ms} ${names.millisecond}`;
};

const withStandIn = (m: Notices, said: string, bot: string | undefined, who: string): string =>
  bot === undefined ? said : `${said} ${botText(m, who, bot)}`;

/** The server calls the stand-in of Ben `Ben (bot)`, which need not be said beside him. */
const botText = ({ record }: Notices, who: string, bot: string): string =>
  bot.endsWith(' (bot)')
    ? record.entries['player-stand-in'](who)
    : record.entries['player-bot'](who, bot);

/** The report of a verification without faults, in sentences. */
export interface VerificationText {
  readonly verdict: string;
  /** The version that it was played by; undefined if the file could not be opened. */
  readonly edition: string | undefined;
  readonly unproved: readonly string[];
  /** The decisions of the table, under their own heading. */
  readonly decided: readonly string[];
}

export const verificationText = (
  m: Notices,
  { edition, unproved, decided }: Verification,
  entries: number,
): VerificationText => ({
  verdict: unproved.length === 0 ? m.record.verified(entries) : m.record.noFault(entries),
  edition: edition && editionText(m, edition),
  unproved: unproved.map(claim => m.record.unproved[claim]),
  decided: decided.map(({ ply, entry, names }) =>
    m.record.decided(ply, entryText(m, entry, names)),
  ),
});
