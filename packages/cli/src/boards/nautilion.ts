import type { Nautilion } from '@tidetable/rules';
import {
  CABIN_PAIRS,
  type Components,
  componentsOf,
  ductsOf,
  FACES,
  HOLD,
  harpoons,
  isAboard,
  isMage,
  type Landing,
  nautilionLanding,
  openFaces,
  openSpaces,
  phantomLanding,
  readToken,
  reefNumber,
  rerollsLeft,
  SPACES,
  TAKERS,
} from '@tidetable/rules/nautilion';
import {
  cardEffect,
  cardTitle,
  effectsOf,
  type Language,
  type NautilionWords,
  nautilionWords,
  tokenText,
} from '@tidetable/text';
import type { Paint } from '../paint.ts';
import { pad, wrap } from './layout.ts';
import { SHIPS } from './ships.ts';

type View = Nautilion.View;

const LABEL = 13;
const CELL = 5;
const CELLS = 13; // in a row of the path

interface Picture {
  readonly view: View;
  readonly components: Components;
  readonly names: readonly string[];
  readonly words: NautilionWords;
  readonly paint: Paint;
}

export const drawNautilion = (given: {
  view: View;
  components: object;
  names: readonly string[];
  language: Language;
  paint: Paint;
}): string => {
  const picture: Picture = {
    ...given,
    components: componentsOf(given.components),
    words: nautilionWords[given.language],
  };
  return [
    heading(picture),
    ...dice(picture),
    ...darkhouse(picture),
    ...effects(picture),
    '',
    ...path(picture),
    '',
    ...ship(picture),
    '',
    ...stores(picture),
    ...cabin(picture),
    ...hold(picture),
    ...heroics(picture),
    ...admirals(picture),
  ].join('\n');
};

const has = ({ view }: Picture, expansion: View['options']['expansions'][number]): boolean =>
  view.options.expansions.includes(expansion);

const heading = ({ view, names, words, paint }: Picture): string => {
  const { board } = words;
  const { turn, active } = view;
  const title =
    view.seats > 1
      ? board.headingOf(turn, view.options.ship, names[active])
      : board.heading(turn, view.options.ship);
  return paint('bold', view.darkhouse.secondPass ? `${title} · ${board.secondPass}` : title);
};

/** The dice still to give, and the given ones with their takers. */
const dice = ({ view, words, paint }: Picture): string[] => {
  const { board } = words;
  const open = view.dice.filter(die => die.isOpen).map(die => paint('yellow', `[${die.face}]`));
  const given = TAKERS.flatMap(taker => {
    const face = view.given[taker];
    return face === null ? [] : [`${board.takers[taker]} ${face}`];
  });
  const parts = [
    ...(open.length > 0 ? [`${open.join(' ')} ${board.isOpen}`] : []),
    ...(given.length > 0 ? [board.is(board.isGiven, given.join(', '))] : []),
  ];
  return [line(board.dice, parts.length === 0 ? board.notRolled : parts.join(' · '))];
};

/** The row of cards with an arrow before this turn's, and the text of that one. */
const darkhouse = (p: Picture): string[] => {
  if (!has(p, 'darkhouse')) return [];
  const { view, components, words, paint } = p;
  const { row, card } = view.darkhouse;
  const at = (view.turn - 1) % row.length;
  const cards = row.map((number, i) => {
    const title = cardTitle(words.darkhouse, number);
    return i === at ? paint('bold', `▸${title}`) : title;
  });
  const { board } = words;
  return [
    ...packed(
      board.darkhouse,
      [...cards, board.level(words.levels[view.options.darkhouse])],
      ' · ',
    ),
    ...(card === null ? [] : wrapped('', `▸ ${cardEffect(words.darkhouse, card, components)}`)),
  ];
};

const effects = ({ view, words }: Picture): string[] => {
  const { board } = words;
  const { reef } = view.nautilion;
  const inForce = effectsOf(view).filter(effect => effect !== 'secondPass'); // stands in the heading
  const said = [
    ...(reef === null ? [] : [board.beside(tokenText(words, reef))]),
    ...inForce.map(effect => board[effect]),
  ];
  return said.length === 0 ? [] : packed(board.effects, said, ' · ');
};

/** One item on the path between the ends, and the line below it. */
interface Cell {
  readonly text: string;
  readonly token?: number; // counted from 0
  readonly reef?: string;
  readonly goals?: string;
}

/** The path in rows from the Happy Isles; below the tokens their reefs, and where dice lead. */
const path = (p: Picture): string[] => {
  const { view, words, paint } = p;
  const { board } = words;
  const cells = pathCells(p);
  const rows = Array.from({ length: Math.ceil(cells.length / CELLS) }, (_, i) =>
    cells.slice(i * CELLS, (i + 1) * CELLS),
  );
  const below = (label: string, texts: readonly (string | undefined)[]): string[] =>
    texts.some(Boolean)
      ? [paint('dim', (pad(label, LABEL) + texts.map(t => pad(t ?? '', CELL)).join('')).trimEnd())]
      : [];
  return [
    ...rows.flatMap((row, i) => {
      const first = row.find(cell => cell.token !== undefined)?.token;
      const label = i === 0 ? board.isles : first === undefined ? '' : `${first + 1} …`;
      return [
        pad(label, LABEL) +
          row
            .map(cell => pad(cell.text, CELL))
            .join('')
            .trimEnd(),
        ...below(
          board.reefs,
          row.map(cell => cell.reef),
        ),
        ...below(
          board.goals,
          row.map(cell => cell.goals),
        ),
      ];
    }),
    paint('dim', line('', board.legend)),
    line('', board.ways(view.path.length - view.nautilion.after + 1, view.phantom.after + 1)),
  ];
};

const pathCells = (p: Picture): Cell[] => {
  const { view, words, paint } = p;
  const { nautilion: ship, phantom } = view;
  const goals = view.toAct === null ? new Map<number, string>() : goalsOf(p);
  const ours: Cell = { text: paint('green', `[${words.board.figures.nautilion}]`) };
  const theirs: Cell = { text: paint('red', `[${words.board.figures.phantom}]`) };
  const cells: Cell[] = [];
  for (let i = 0; i <= view.path.length; i++) {
    const here = [
      ...(ship.after === i ? [ours] : []),
      ...(phantom.after === i && !phantom.onAbyss ? [theirs] : []),
    ];
    cells.push(...(phantom.isPast ? here.reverse() : here));
    if (i === view.path.length) break;
    const reef = view.reefs[i];
    cells.push({
      text: tokenCell(p, view.path[i]),
      token: i,
      ...(reef !== null && { reef: `^${reefNumber(reef)}` }),
      ...(goals.has(i) && { goals: goals.get(i) as string }),
    });
  }
  const abyss = { text: words.board.abyss };
  return phantom.onAbyss ? [...cells, abyss, theirs] : [...cells, abyss];
};

/** Where each open or given face would take each figure: `N2`, `P1`. */
const goalsOf = ({ view, words }: Picture): Map<number, string> => {
  const goals = new Map<number, string>();
  const { figures } = words.board;
  const mark = (figure: string, face: number, landing: Landing): void => {
    if (landing.on !== 'token') return;
    const before = goals.get(landing.index);
    goals.set(
      landing.index,
      before === undefined ? `${figure}${face}` : `${before}${figure}${face}`,
    );
  };
  const open = openFaces(view);
  for (let face = 1; face <= FACES; face++) {
    if (view.given.nautilion === null ? open.includes(face) : view.given.nautilion === face)
      mark(figures.nautilion, face, nautilionLanding(view, face));
    if (view.given.phantom === null ? open.includes(face) : view.given.phantom === face)
      mark(figures.phantom, face, phantomLanding(view, face));
  }
  return goals;
};

/** Crew that is still missing is bright, the rest is dim. */
const tokenCell = ({ view, words, paint }: Picture, token: string): string => {
  if (token === 'mercenary') return paint('orange', words.board.mercenary);
  if (isAboard(view, token)) return paint('dim', token);
  return paint(isMage(token) ? 'purple' : 'bold', token);
};

const ship = (p: Picture): string[] => {
  const { view, components, words, paint } = p;
  const { board } = words;
  const open = openSpaces(components, view);
  const space = (number: number): string => {
    if (view.mercenaries.includes(number)) return paint('orange', `[${board.mercenary}]`);
    if (view.crew.includes(number)) return paint('green', `[${number}]`);
    return open.includes(number) ? paint('yellow', `(${number})`) : ` ${number} `;
  };
  const legend = view.mercenaries.length > 0 ? `   ${board.mercenaryLegend}` : '';
  return [
    ...drawingOf(p).map((row, i) =>
      line(
        i === 0 ? board.ship : '',
        row.replace(/ ([1-9]) /g, (_, n: string) => space(Number(n))),
      ),
    ),
    paint('dim', line('', board.shipLegend + legend)),
  ];
};

/** The ship as it is drawn; one with other ducts as lists of what each space is joined to. */
const drawingOf = ({ view, components }: Picture): readonly string[] => {
  const { ship } = view.options;
  if (components.ships[ship] === componentsOf().ships[ship]) return SHIPS[ship];
  const ducts = ductsOf(components, ship);
  const joined = (space: number): number[] =>
    ducts.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : [])).sort((a, b) => a - b);
  return Array.from({ length: SPACES }, (_, i) => ` ${i + 1} ── ${joined(i + 1).join(', ')}`);
};

const stores = ({ view, words }: Picture): string[] => {
  const { board } = words;
  return [
    ...packed(`${board.reserve} ${view.reserve.length}`, counted(words, view.reserve), ', '),
    ...packed(`${board.discarded} ${view.discarded.length}`, counted(words, view.discarded), ', '),
  ];
};

/** `1 ×2`, `blank ×4`. */
const counted = (words: NautilionWords, tokens: readonly string[]): string[] => {
  const { board } = words;
  const name = (token: string): string => {
    if (token === 'mercenary') return board.mercenary;
    if (token === 'blank') return board.blank;
    return readToken(token).kind === 'reef' ? board.reefName(String(reefNumber(token))) : token;
  };
  if (tokens.length === 0) return ['–'];
  return [...new Set(tokens)].map(token => {
    const n = tokens.filter(other => other === token).length;
    return n === 1 ? name(token) : `${name(token)} ×${n}`;
  });
};

const cabin = (p: Picture): string[] => {
  if (!has(p, 'mages')) return [];
  const { view, words, paint } = p;
  const { board } = words;
  const space = (token: string): string =>
    view.cabin.includes(token) ? paint('purple', `[${token}]`) : `(${token})`;
  const pairs = CABIN_PAIRS.map(([mage, crew]) => `${space(mage)}+${space(crew)}`);
  const isReady = CABIN_PAIRS.some(pair => pair.every(token => view.cabin.includes(token)));
  const left = isReady ? [board.partnerships(rerollsLeft(view))] : [];
  return [line(board.cabin, [pairs.join('  '), ...left].join(' · '))];
};

const hold = (p: Picture): string[] => {
  if (!has(p, 'mercenaries')) return [];
  const { view, words } = p;
  const { board } = words;
  if (view.collided) return [line(board.hold, board.collided)];
  const label = `${board.hold} ${view.hold.length}/${HOLD}`;
  const { ours, theirs } = harpoons(view);
  const held = counted(words, view.hold).join(', ');
  return [line(label, `${held} · ${board.harpoons(ours, theirs)}`)];
};

const heroics = (p: Picture): string[] => {
  if (!has(p, 'heroics')) return [];
  const { words, view, components } = p;
  const { open, pile } = view.heroics;
  const cards = open.map(number =>
    words.board.is(cardTitle(words.heroics, number), cardEffect(words.heroics, number, components)),
  );
  const { board } = words;
  return [
    ...cards.flatMap((card, i) => wrapped(i === 0 ? board.heroics : '', card)),
    line(
      open.length === 0 ? board.heroics : '',
      [...(open.length === 0 ? [board.none] : []), board.heroicPile(pile)].join(' · '),
    ),
  ];
};

const admirals = ({ view, names, words }: Picture): string[] =>
  view.admirals.map((numbers, seat) =>
    line(
      seat === 0 ? words.board.admirals : '',
      `${seat === view.active ? '▸' : ' '} ${words.board.is(names[seat], numbers.join(' '))}`,
    ),
  );

const line = (label: string, text: string): string => (pad(label, LABEL) + text).trimEnd();

const packed = (label: string, items: readonly string[], separator: string): string[] =>
  wrap(pad(label, LABEL), items, separator);

const wrapped = (label: string, text: string): string[] => packed(label, text.split(' '), ' ');
