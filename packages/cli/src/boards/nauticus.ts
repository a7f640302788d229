import type { Nauticus } from '@tidetable/rules';
import {
  ACTION_NAMES,
  type Components,
  isLoaded,
  roundsOf,
  soldBy,
  components as standard,
} from '@tidetable/rules/nauticus';
import {
  kindName,
  type Language,
  type NauticusWords,
  nauticusWords,
  partTexts,
  priceList,
} from '@tidetable/text';
import type { Paint } from '../paint.ts';
import { pad, width, wrap } from './layout.ts';

type View = Nauticus.View;
type Player = View['players'][number];
type Words = NauticusWords;

const INDENT = '    ';

interface Picture {
  readonly view: View;
  readonly components: Components;
  readonly names: readonly string[];
  readonly words: Words;
  readonly paint: Paint;
}

interface Given {
  readonly view: View;
  readonly components: Components;
  readonly names: readonly string[];
  readonly language: Language;
  readonly paint: Paint;
}

export const drawNauticus = (given: Given): string => {
  const picture: Picture = { ...given, words: nauticusWords[given.language] };
  return [
    ...heading(picture),
    '',
    ...wheel(picture),
    '',
    ...supply(picture),
    ...picture.view.players.flatMap((_, seat) => ['', ...player(picture, seat)]),
    ...running(picture),
  ].join('\n');
};

const heading = ({ view, names, words, paint }: Picture): string[] => {
  const { board } = words;
  const rounds = roundsOf(view.seats);
  const option = view.oneEmblemPerShip ? [board.oneEmblem] : [];
  if (view.toAct === null) return wrap('', [paint('bold', board.over), ...option]);
  const when = board.heading(view.round, rounds, view.actionPhase + 1, standard.actionPhases);
  return wrap('', [paint('bold', when), board.startPlayer(names[view.start]), ...option]);
};

/** The eight spaces in their order, clockwise; the one in play is marked. */
const wheel = (p: Picture): string[] => {
  const { board } = p.words;
  const rows = p.view.spaces.map((_, space) => spaceRow(p, space));
  const head = ['', '', board.space, board.action, board.blue, board.taler];
  return table([head.map(title => p.paint('dim', title)), ...rows]);
};

const spaceRow = ({ view, components, words, paint }: Picture, space: number): string[] => {
  const { board } = words;
  const { action, flipped, blue } = view.spaces[space];
  const isChosen = view.chosen === space;
  const style = flipped ? 'dim' : isChosen ? 'bold' : undefined;
  const isNextAnchor = view.anchorTile === space && view.round < roundsOf(view.seats);
  const cells = [
    isChosen ? '▸' : ' ',
    `${space + 1}`,
    bonusText(words, space),
    words.actions[action],
    view.anchor === space ? board.anchor : `${blue}`,
    flipped
      ? isNextAnchor
        ? board.doneFirst
        : board.done
      : (words.free[action] ?? priceList(words, action, space, components)),
  ];
  return style ? cells.map(cell => paint(style, cell)) : cells;
};

const bonusText = ({ board }: Words, space: number): string => {
  const { workers, points, taler, tile } = standard.bonuses[space];
  return [
    ...(workers > 0 ? [board.bonus.workers(workers)] : []),
    ...(points > 0 ? [board.bonus.points(points)] : []),
    ...(taler > 0 ? [board.bonus.taler(taler)] : []),
    ...(tile === null ? [] : [board.bonus[tile]]),
  ].join(', ');
};

/** Rows of cells, each column as wide as it must be. */
const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0].map((_, i) => Math.max(...rows.map(row => width(row[i]))));
  return rows.map(row =>
    row
      .map((cell, i) => pad(cell, widths[i] + 1))
      .join('')
      .trimEnd(),
  );
};

const supply = ({ view, words, paint }: Picture): string[] => {
  const crowns: { readonly [action: string]: Nauticus.TileName } = {
    masts: 'crown mast',
    sails: 'crown sail',
  };
  const rows = ACTION_NAMES.filter(action => soldBy(action).length > 0).map(action => {
    const tiles = action in crowns ? [...soldBy(action), crowns[action]] : soldBy(action);
    return [
      `${INDENT}${words.actions[action]}`,
      tiles.map(tile => `${kindName(words, tile)} ${view.stacks[tile]}`).join(' · '),
    ];
  });
  return [paint('bold', words.board.supply), ...table(rows)];
};

const player = (p: Picture, seat: number): string[] => {
  const { view, names, words, paint } = p;
  const { board } = words;
  const player = view.players[seat];
  const isToAct = view.toAct === seat;
  const name = paint('bold', names[seat]) + (isToAct ? ` – ${board.toMove}` : '');
  return [
    ...wrap(`${isToAct ? '▸' : ' '} `, [
      name,
      words.taler(player.taler),
      words.workers(player.workers),
      words.points(player.points),
      board.crowns(player.crowns),
    ]),
    ...wrap(INDENT, [scoreText(words, player)]),
    ...wrap(INDENT, [
      board.is(board.passTiles, passTiles(words, player)),
      player.extra ? board.extraLeft : board.extraGone,
    ]),
    ...storage(p, player),
    ...ships(p, player),
  ];
};

/** The current score by its sources. */
const scoreText = ({ board, roads: names }: Words, { score, roads }: Player): string => {
  const parts = Object.entries(names).map(
    ([road, name]) => `${name} ${roads[road as keyof Nauticus.Roads]}`,
  );
  return board.is(board.score(score), parts.join(' + '));
};

/** The pass tiles that would cost points at the end of the round. */
const passTiles = ({ board }: Words, { passed }: Player): string =>
  standard.passTiles
    .slice(passed)
    .map(points => `−${points}`)
    .join(' ') || board.allFlipped;

const storage = (
  { words, components }: Picture,
  { boxes, storage: stored, delivered }: Player,
): string[] => {
  const { board } = words;
  const tiles = Object.entries(stored).map(([tile, n]) =>
    words.times(words.tiles[tile as Nauticus.TileName].name, n),
  );
  const goods = standard.goods
    .filter(good => delivered[good] > 0)
    .map(good => words.times(words.kinds[good], delivered[good]));
  const label = `${INDENT}${board.is(board.storage(boxes, components.storage.boxes), '')}`;
  return [
    ...wrap(label, tiles.length > 0 ? tiles : [board.empty], ', '),
    ...(goods.length > 0 ? wrap(`${INDENT}${board.is(board.delivered, '')}`, goods, ', ') : []),
  ];
};

const ships = ({ words, paint }: Picture, player: Player): string[] => {
  if (player.ships.length === 0) return [];
  return [
    paint('dim', `${INDENT}${words.board.ships}`),
    ...player.ships.flatMap(({ parts }, i) =>
      wrap(`${INDENT}${String(i + 1).padStart(3)}  `, [
        ...partTexts(words, parts),
        ...(player.finished[i] ? [shipState(words, parts)] : []),
      ]),
    ),
  ];
};

const shipState = (words: Words, parts: readonly Nauticus.Part[]): string => {
  const { board } = words;
  const worth = words.points(standard.shipPoints[parts.length - 1]);
  return board.is(isLoaded(parts) ? board.loaded : board.finished, worth);
};

/** The current phase of the turn. */
const running = (p: Picture): string[] => {
  const { view, names, words, paint } = p;
  if (view.toAct === null || view.phase === 'over') return [];
  const phase = view.phase === 'act' && view.running.uses > 0 ? 'again' : view.phase;
  const details = runningDetails(p);
  return [
    '',
    `${paint('bold', names[view.toAct])} ${words.board.now[phase]}`,
    ...(details.length > 0 ? wrap(INDENT, details) : []),
  ];
};

const runningDetails = ({ view, words }: Picture): string[] => {
  const { board } = words;
  const { action, extra, blue, bought, tile, rewardsLeft } = view.running;
  const items: string[] = [];
  if (action !== null) {
    const name = words.actions[action];
    items.push(extra ? board.extraAction(name) : board.performing(name));
    if (blue > 0) items.push(board.blueLeft(blue));
  }
  if (bought.length > 0) {
    items.push(board.is(board.bought, bought.map(kind => kindName(words, kind)).join(', ')));
  }
  if (tile !== null) items.push(board.is(board.inHand, words.tiles[tile].name));
  if (rewardsLeft > 0) items.push(board.rewardsLeft(rewardsLeft));
  return items;
};

/** Within a turn: what is left to spend, and what it is spent on. */
export const drawNauticusPurse = (given: Given): string => {
  const picture: Picture = { ...given, words: nauticusWords[given.language] };
  const { view, words, components } = picture;
  if (view.toAct === null) return '';
  const { taler, workers, points, boxes } = view.players[view.toAct];
  return wrap(INDENT, [
    words.taler(taler),
    words.workers(workers),
    words.points(points),
    words.board.storage(boxes, components.storage.boxes),
    ...runningDetails(picture),
  ]).join('\n');
};
