import type { NautilusIsland } from '@tidetable/rules';
import {
  COLOUR_NAMES,
  colourOfCard,
  objectOfCard,
  pawnPlaces,
  SET_COLOURS,
} from '@tidetable/rules/nautilus-island';
import { type Language, type NautilusIslandWords, nautilusIslandWords } from '@tidetable/text';
import type { Paint } from '../paint.ts';
import { pad } from './layout.ts';

type View = NautilusIsland.View;
type Words = NautilusIslandWords;
type ColourName = NautilusIsland.ColourName;

const LABEL = 12;
const CELL = 11;
const FACE_DOWN = '##';
const EMPTY = '--';

interface Picture {
  readonly view: View;
  readonly names: readonly string[];
  readonly words: Words;
  readonly paint: Paint;
}

export const drawNautilusIsland = (given: {
  view: View;
  names: readonly string[];
  language: Language;
  paint: Paint;
}): string => {
  const picture: Picture = { ...given, words: nautilusIslandWords[given.language] };
  return [
    heading(picture),
    '',
    ...ship(picture),
    '',
    ...camp(picture),
    portholes(picture),
    '',
    ...picture.view.players.flatMap((_, seat) => player(picture, seat)),
    ...ownHand(picture),
  ].join('\n');
};

const heading = ({ view, words, paint }: Picture): string => {
  const { board } = words;
  const note = { open: '', last: ` · ${board.lastRound}`, final: ` · ${board.finalRound}` };
  return paint('bold', board.heading(view.round, board[view.side]) + note[view.stage]);
};

/** The columns from the back to the front, with the markers on both sides. */
const ship = (p: Picture): string[] => {
  const { view, words, paint } = p;
  const { board } = words;
  const row = (label: string, cells: readonly string[]): string =>
    label.padEnd(LABEL) + cells.map(cell => pad(cell, CELL)).join('');
  const length = CELL * view.columns.length - 1;
  return [
    ' '.repeat(LABEL) +
      `← ${board.back}`.padEnd(length - board.front.length - 2) +
      `${board.front} →`,
    row(
      board.column,
      view.columns.map((_, i) => paint('bold', `${i + 1}`)),
    ),
    row(board.top, markers(p, 'top')),
    ...[0, 1].map(place =>
      row(
        '',
        view.columns.map(({ stacks, height }) => {
          if (place >= stacks.length) return '';
          return height === 0 ? EMPTY : top(p, stacks[place]);
        }),
      ).trimEnd(),
    ),
    row(
      board.left,
      view.columns.map(({ height }) => (height === 0 ? board.empty : `×${height}`)),
    ),
    row(board.bottom, markers(p, 'bottom')),
  ];
};

const top = (p: Picture, stack: { top: string | null }): string =>
  stack.top === null ? FACE_DOWN : card(p, stack.top, CELL - 1);

/** Names of those whose marker stands on that side. */
const markers = ({ view, names }: Picture, side: View['side']): string[] => {
  const there = pawnPlaces(view).filter(place => place.side === side);
  return view.columns.map((_, i) => {
    const pawn = there.find(({ column }) => column === i + 1);
    return pawn ? cut(names[pawn.seat], CELL - 1) : '·';
  });
};

const camp = ({ view, words, paint }: Picture): string[] => {
  const tokens = SET_COLOURS.map(colour => {
    const token = view.camp[colour];
    return words.board.is(
      paint(colour, words.colours[colour]),
      token === null ? '–' : words.bonus[token],
    );
  });
  return [
    words.board.camp.padEnd(LABEL) + tokens.slice(0, 3).join(' · '),
    ' '.repeat(LABEL) + [...tokens.slice(3), words.board.bag(view.bag)].join(' · '),
  ];
};

const portholes = ({ view, words }: Picture): string => {
  const piles = Object.entries(view.portholes).map(([size, left]) =>
    words.board.is(size, left.length === 0 ? words.board.none : left.join(' ')),
  );
  return words.board.portholes.padEnd(LABEL) + piles.join(' · ');
};

const player = (p: Picture, seat: number): string[] => {
  const { view, names, words, paint } = p;
  const { handSize, known, sets, hand } = view.players[seat];
  const isToAct = view.toAct === seat;
  const seen =
    hand === null && known.length > 0
      ? ` (${words.board.is(words.board.known, cards(p, known))})`
      : '';
  const shown = hand !== null && seat !== view.seat ? ` (${cards(p, hand)})` : '';
  return [
    `${isToAct ? '▸' : ' '} ${paint('bold', names[seat])}${isToAct ? ` – ${words.board.toMove}` : ''} · ${words.board.handSize(handSize)}${seen}${shown}`,
    ...SET_COLOURS.filter(colour => sets[colour].cards.length > 0).map(colour =>
      set(p, colour, sets[colour]),
    ),
  ];
};

const set = (
  p: Picture,
  colour: ColourName,
  { cards: laid, bonus, porthole }: View['players'][number]['sets'][string],
): string => {
  const { words, paint } = p;
  const tokens = bonus.length === 0 ? '' : ` · ${bonus.map(b => words.bonus[b]).join(', ')}`;
  const state = porthole === null ? words.board.open : words.board.closed(porthole);
  return `    ${pad(paint(colour, words.colours[colour]), 8)} ${cards(p, laid)} · ${state}${tokens}`;
};

const ownHand = (p: Picture): string[] => {
  const hand = p.view.players[p.view.seat]?.hand;
  if (!hand) return [];
  const { words, paint } = p;
  const rows = COLOUR_NAMES.flatMap(colour => {
    const held = hand.filter(c => colourOfCard(c) === colour);
    if (held.length === 0) return [];
    return [`    ${pad(paint(colour, words.colours[colour]), 8)} ${cards(p, held)}`];
  });
  const { yourHand, empty } = words.board;
  return ['', rows.length === 0 ? words.board.is(yourHand, empty) : yourHand, ...rows];
};

/** By its name: initials would be those of one language. A long one is cut to its column. */
const card = ({ paint, words }: Picture, of: string, length = Number.POSITIVE_INFINITY): string => {
  const name = words.objects[colourOfCard(of)][objectOfCard(of) - 1];
  const shown = name.length <= length ? name : `${cut(name, length - 1)}…`;
  return paint(colourOfCard(of), shown);
};

const cards = (p: Picture, list: readonly string[]): string => list.map(c => card(p, c)).join(', ');

/** As many whole characters as fit. */
const cut = (text: string, length: number): string => {
  let out = '';
  for (const character of text) {
    if (out.length + character.length > length) break;
    out += character;
  }
  return out;
};
