/** Sentences about refusals, from whatever refused. */
import type { DoorCode, DoorRefusal, FileProblem, Finding } from '@tidetable/match';
import type { OptionProblem } from '@tidetable/rules';
import type { Messages } from './en.ts';
import type { GameText } from './gameText.ts';

/** Codes of the door are ours; all others belong to the game. */
export const refusalText = (m: Messages, game: GameText, refusal: DoorRefusal): string => {
  const sentence = Object.hasOwn(m.door, refusal.code)
    ? m.door[refusal.code as DoorCode]
    : game.refusal(refusal.code);
  return refusal.rule === undefined ? sentence : `${sentence} ${m.rule(refusal.rule)}`;
};

export const optionProblemText = (m: Messages, p: OptionProblem): string => {
  switch (p.code) {
    case 'seats':
      return m.options.seats(p.min, p.max);
    case 'unknown-option':
      return m.options.unknown(p.name, p.known);
    case 'bad-option':
      return m.options.bad(p.name, p.allowed);
  }
};

/** `game` is the text of the game of the file, where there is one. */
export const problemText = (
  m: Messages,
  p: FileProblem | Finding,
  game: GameText | undefined,
): string => {
  const why = (refusal: DoorRefusal): string => (game ? refusalText(m, game, refusal) : '');
  switch (p.problem) {
    case 'options':
      return m.files.options({ why: optionProblemText(m, p.why) });
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
