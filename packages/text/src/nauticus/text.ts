import type { Nauticus } from '@tidetable/rules';
import {
  type Components,
  type MoveParts,
  readMove,
  components as standard,
} from '@tidetable/rules/nauticus';
import type { BoardWords } from '../en/nauticus/board.ts';
import type { Words } from '../en/nauticus/words.ts';
import type { GameText, Rank } from '../gameText.ts';
import { reasonText, termTheme } from '../reasonText.ts';
import { consequence } from './consequence.ts';
import { countedThemes } from './countedThemes.ts';
import { eventText } from './eventText.ts';
import { marks } from './marks.ts';
import { calledText, moveText } from './moveText.ts';
import { scorePartNames, tally } from './tally.ts';

const RANKS: { readonly [type in MoveParts['type']]?: Rank } = {
  pass: 'pass',
  extra: 'extra',
  end: 'end',
};

export const nauticusText = (words: Words, board: BoardWords): GameText => ({
  title: words.title,
  about: words.about,
  credits: words.credits,
  notation: words.notation,
  notationWords: words.notationWords,
  move: (notation, view, components = standard) =>
    moveText(words, notation, view as Nauticus.View, components as Components),
  called: (notation, view, components = standard) =>
    calledText(words, notation, {
      view: view as Nauticus.View,
      components: components as Components,
    }),
  consequence: (notation, view, components = standard) =>
    consequence(words, notation, view as Nauticus.View, components as Components),
  rank: notation => RANKS[readMove(notation).type],
  events: (happened, names, components = standard) =>
    withoutLostStart(happened as readonly Nauticus.Event[]).flatMap(
      e => eventText(words, e, names, components as Components) ?? [],
    ),
  tally: (view, seat, components = standard) =>
    tally(
      scorePartNames(words, board),
      (view as Nauticus.View).players[seat],
      components as Components,
    ),
  marks,
  refusal: code => words.refusals[code as Nauticus.RefusalCode] ?? code,
  reason: (term, difference) => reasonText(words.why, term, difference),
  theme: (term, view) => termTheme(words.why, term, countedThemes(words), view),
  option: name => words.options[name] ?? name,
  form: words.form,
});

/** Nobody begins a next phase when the game is over. */
const withoutLostStart = (happened: readonly Nauticus.Event[]): readonly Nauticus.Event[] =>
  happened.some(({ type }) => type === 'over')
    ? happened.filter(({ type }) => type !== 'start-player')
    : happened;
