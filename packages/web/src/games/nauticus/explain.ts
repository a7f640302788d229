/** The explanations of the things on the table; loaded with the first one. */
import type { Nauticus } from '@tidetable/rules';
import {
  boxesOf,
  type Components,
  canPlace,
  hasRoomFor,
  isFourthKind,
  isLoaded,
  kindOf,
  losesBonus,
  pointsOfShip,
  priceOf,
  roundsOf,
  type ScoreParts,
  SET_POINTS,
  scoreParts,
  soldBy,
} from '@tidetable/rules/nauticus';
import {
  type BoardWords,
  boardWords,
  type ExplainWords,
  explainWords,
  rewardName,
  SCORE_PARTS,
  scorePartNames,
  type Words,
  wantsText,
  words,
} from '@tidetable/text/nauticus';
import type { Language } from '@tidetable/text/shell';
import type { BoardProps, Explanation, TieBreak } from '../gameUi.ts';
import type { Action, NauticusProps, Part, Player, Tile, View } from './boardProps.ts';
import { firstPrice, priceShown } from './price.ts';
import { ownSeat } from './seats.ts';
import type { ThingKind } from './things.ts';

/** The inputs of an explanation. */
interface Context {
  readonly view: View;
  readonly components: Components;
  readonly game: Words;
  readonly board: BoardWords;
  readonly told: ExplainWords;
  /** The player of the reader, or of the seat to act. */
  readonly own: Player;
}

type Tell = (context: Context, ...details: readonly string[]) => Explanation;

export const explain = (
  thing: string,
  { view, components }: BoardProps,
  language: Language,
): Explanation | undefined => {
  const [kind, ...details] = thing.split('/');
  const props = { view, components } as Pick<NauticusProps, 'view' | 'components'>;
  return (TELL as Readonly<Record<string, Tell | undefined>>)[kind]?.(
    {
      ...props,
      game: words[language],
      board: boardWords[language],
      told: explainWords[language],
      own: props.view.players[ownSeat(props.view)],
    },
    ...details,
  );
};

export const tieBreak: TieBreak = {
  does: language => explainWords[language].tieBreak,
  rule: 'NC67',
};

/** Sentences one after the other, those that are said. */
const sentences = (...said: readonly (string | false | undefined)[]): string | undefined =>
  said.filter(Boolean).join(' ') || undefined;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// The wheel

const spaceOf = ({ spaces }: View, action: string): number =>
  spaces.findIndex(space => space.action === action);

const blueText = ({ game }: Context, n: number): string =>
  n === 0 ? game.noBlueWorkers : game.blueWorkers(n);

const ACTION_RULES: Record<Action, string> = {
  hulls: 'NC22',
  masts: 'NC22',
  sails: 'NC22',
  goods: 'NC22',
  transport: 'NC38',
  money: 'NC40',
  delivery: 'NC41',
  crowns: 'NC44',
};

const actionDoes = (action: Action, { components, game, told }: Context): string => {
  switch (action) {
    case 'transport':
    case 'delivery':
      return told.action[action];
    case 'money':
      return told.action.money(components.withdrawal);
    case 'crowns':
      return told.action.crowns(components.mostCrownPoints);
    default:
      return told.action.sells(game.anyTile[kindOf(soldBy(action)[0])], components.repeatPrice);
  }
};

const actionYield = (action: Action, { own, told }: Context): string | undefined => {
  switch (action) {
    case 'transport':
      return told.action.stored(Object.values(own.storage).reduce((a, b) => a + b, 0));
    case 'delivery':
      return told.action.loaded(own.ships.filter(({ parts }) => isLoaded(parts)).length);
    case 'crowns':
      return told.action.crownsNow(own.crowns);
    default:
      return undefined;
  }
};

/** Is or may this become the extra action? Then it brings neither bonus nor blue workers. [NC87] */
const isExtra = ({ running }: View, action: Action): boolean =>
  running.extra && (running.action ?? action) === action;

const tellAction: Tell = (context, name) => {
  const action = name as Action;
  const { view, game, told } = context;
  const space = spaceOf(view, action);
  const { flipped, blue } = view.spaces[space];
  const isUsable = !flipped || isExtra(view, action);
  return {
    name: game.actions[action],
    does: actionDoes(action, context),
    now: isUsable
      ? sentences(
          (view.running.action === action || view.chosen === space) && told.action.chosen,
          isExtra(view, action) ? told.extra.bare : told.action.blue(blueText(context, blue)),
          actionYield(action, context),
        )
      : told.action.flipped,
    rule: ACTION_RULES[action],
  };
};

const tellBonus: Tell = (context, at) => {
  const { view, components, game, told } = context;
  const space = Number(at);
  const bonus = components.bonuses[space];
  const { action, flipped } = view.spaces[space];
  const gain = [...game.gain(bonus), ...(bonus.tile === null ? [] : [game.anyTile[bonus.tile]])];
  const isLost = !flipped && losesBonus(components, { ...view, toAct: ownSeat(view) }, space);
  return {
    name: told.bonus.name(game.list(gain)),
    does: told.bonus.does,
    now: flipped
      ? told.bonus.taken
      : sentences(
          told.bonus.goesWith(game.actions[action]),
          isExtra(view, action) ? told.extra.bare : isLost && told.bonus.lost,
        ),
    rule: 'NC16',
  };
};

const tellBlue: Tell = (context, at) => {
  const { view, game, told } = context;
  const isLeft = at === 'left';
  const space = isLeft ? (view.chosen ?? view.anchor) : Number(at);
  const { blue, action } = view.spaces[space];
  const n = isLeft ? view.running.blue : blue;
  return {
    name: capital(blueText(context, n)),
    does: told.blue.does,
    now: isLeft
      ? told.blue.left(blueText(context, n))
      : sentences(
          told.bonus.goesWith(game.actions[action]),
          isExtra(view, action) && told.extra.bare,
        ),
    rule: 'NC20',
  };
};

const tellPrice: Tell = ({ view, components, game, told }, name) => {
  const tile = name as Tile;
  const isForExtra = view.phase === 'extra';
  const price = priceShown(components, view, tile);
  return {
    name: told.price.name(capital(game.tiles[tile].name), game.taler(price)),
    does: (isForExtra ? told.price.extra : told.price.does)(components.repeatPrice),
    now: sentences(
      price !== firstPrice(components, view, tile) && told.price.now(game.taler(price)),
      price === 0 && told.price.free,
      told.left(view.stacks[tile]),
    ),
    rule: isForExtra ? 'NC58' : 'NC22',
  };
};

const tellAnchor: Tell = ({ told }, when) =>
  when === 'next'
    ? { name: told.anchor.next, does: told.anchor.nextDoes, rule: 'NC14' }
    : { name: told.anchor.name, does: told.anchor.does, rule: 'NC71' };

const tellRound: Tell = ({ view, components, board, told }) => {
  const rounds = roundsOf(view.seats);
  return {
    name: board.round(view.round, rounds),
    does: told.round.does(components.actionPhases),
    now: view.round === rounds ? told.round.last : told.round.toGo(rounds - view.round),
    rule: 'NC1',
  };
};

// Tiles, wherever they lie

const TILE_RULES: Record<Nauticus.TileKind, string> = {
  hull: 'NC29',
  mast: 'NC33',
  sail: 'NC34',
  good: 'NC35',
};

const tileDoes = (tile: Tile, { view, told }: Context): string => {
  const { sail, crownMast } = view.oneEmblemPerShip ? told.oneEmblem : told.tile; // [NC90]
  if (tile === 'crown mast') return crownMast;
  if (tile === 'crown sail') return told.tile.crownSail;
  const kind = kindOf(tile);
  if (kind === 'sail') return sail;
  return kind === 'hull' ? told.tile[tile as Nauticus.HullName] : told.tile[kind];
};

const tileRule = (tile: Tile, { view }: Context): string => {
  const kind = kindOf(tile);
  return kind === 'sail' && view.oneEmblemPerShip ? 'NC90' : TILE_RULES[kind];
};

const fitText = (tile: Tile, { view, told }: Context): string =>
  canPlace({ ...view, toAct: ownSeat(view) }, tile) ? told.fits : told.fitsNot;

const roomText = (tile: Tile, { view, components, own, told }: Context): string =>
  hasRoomFor(components, { ...view, toAct: ownSeat(view) }, tile)
    ? told.intoStorage(boxesOf(tile), components.storage.boxes - own.boxes)
    : told.lost;

/** A tile, and its meaning in its place. */
const tellTile =
  (now: (tile: Tile, context: Context, seat: string) => string | undefined): Tell =>
  (context, name, seat) => {
    const tile = name as Tile;
    return {
      name: capital(context.game.tiles[tile].name),
      does: tileDoes(tile, context),
      now: now(tile, context, seat),
      rule: tileRule(tile, context),
    };
  };

const offerNow = (tile: Tile, context: Context): string | undefined => {
  const { view, components, game, told } = context;
  const price = priceOf(components, view, tile);
  const hasRoom = hasRoomFor(components, view, tile);
  return sentences(
    told.costs(game.taler(price)),
    price === 0 ? (hasRoom ? told.toStorage : told.lost) : fitText(tile, context),
    isFourthKind(view, tile) && told.gift,
    told.left(view.stacks[tile]),
  );
};

/** The reader cannot use another player's tile. */
const storedNow = (tile: Tile, context: Context, seat: string): string | undefined =>
  Number(seat) === ownSeat(context.view)
    ? sentences(context.told.takesBoxes(boxesOf(tile)), fitText(tile, context))
    : undefined;

const tellReward: Tell = ({ view, components, game, told }, name) => {
  const reward = name as Nauticus.RewardName;
  const taken = view.running.rewarded.filter(r => r === reward).length;
  const isTile = reward === 'crown mast' || reward === 'crown sail';
  return {
    name: capital(rewardName(game, reward, components)),
    does: told.reward.does(components.reward.mostOfOne),
    now: sentences(
      taken > 0 && told.reward.taken(taken),
      isTile && !hasRoomFor(components, view, reward) && told.lost,
    ),
    rule: 'NC51',
  };
};

// Ships

const shipNow = (
  parts: readonly Part[],
  isFinished: boolean,
  { components, game, told }: Context,
): string => {
  if (isFinished)
    return [
      told.ship.worth(pointsOfShip(components, parts.length)),
      isLoaded(parts) ? told.ship.loaded : told.ship.canLoad,
    ].join(' ');
  return told.ship.wants(wantsText(game, parts));
};

const tellShip: Tell = (context, seat, number) => {
  const { view, components, game, told } = context;
  const { ships, finished } = view.players[Number(seat)];
  const at = Number(number) - 1;
  return {
    name: capital(game.ship(Number(number))),
    does: told.ship.does(game.list(components.shipPoints.map(String))),
    now: shipNow(ships[at].parts, finished[at], context),
    rule: 'NC49',
  };
};

// What a player has

const tellHaving =
  (tell: (player: Player, context: Context) => Explanation): Tell =>
  (context, seat) =>
    tell(context.view.players[Number(seat)], context);

const partDoes = (part: keyof ScoreParts, { components, game, told }: Context): string => {
  switch (part) {
    case 'ships':
      return told.part.ships(game.list(components.shipPoints.map(String)));
    case 'goods':
      return told.part.goods(game.list(components.goodsPoints.map(String)), components.furtherGood);
    case 'crowns':
      return told.part.crowns;
    case 'track':
      return told.part.track(components.start.points);
    case 'exchange':
      return told.part.exchange(components.talerForPoint);
  }
};

const PART_RULES: Record<keyof ScoreParts, string> = {
  ships: 'NC63',
  goods: 'NC64',
  crowns: 'NC44',
  track: 'NC91',
  exchange: 'NC65',
};

const tellPart: Tell = (context, name, seat) => {
  const part = name as keyof ScoreParts;
  const points = scoreParts(context.view.players[Number(seat)])[part];
  return {
    name: capital(
      context.game.board.is(scorePartNames(context.game, context.board)[part], String(points)),
    ),
    does: partDoes(part, context),
    rule: PART_RULES[part],
  };
};

const tellPass: Tell = ({ view, components, told }, at, seat) => {
  const points = components.passTiles[Number(at)];
  if (points === undefined) return { name: told.pass.none, does: told.pass.noneDoes, rule: 'NC48' };
  const isFlipped = Number(at) < view.players[Number(seat)].passed;
  return {
    name: told.pass.name(points),
    does: told.pass.does,
    now: isFlipped ? told.pass.flipped : told.pass.unflipped(points),
    rule: 'NC60',
  };
};

const tellDelivered: Tell = (context, name, seat) => {
  const { view, game, told } = context;
  const good = name as Nauticus.GoodName;
  const n = view.players[Number(seat)].delivered[good];
  const more = SET_POINTS[n + 1] - SET_POINTS[n];
  return {
    name: told.delivered.name(game.kinds[good], n),
    does: tileDoes(good, context),
    now: Number.isNaN(more) ? undefined : told.delivered.now(SET_POINTS[n], more),
    rule: 'NC64',
  };
};

const TELL: Record<ThingKind, Tell> = {
  action: tellAction,
  bonus: tellBonus,
  blue: tellBlue,
  price: tellPrice,
  anchor: tellAnchor,
  round: tellRound,
  stack: tellTile((tile, context) =>
    sentences(context.told.left(context.view.stacks[tile]), fitText(tile, context)),
  ),
  offer: tellTile(offerNow),
  stored: tellTile(storedNow),
  hand: tellTile(fitText),
  choice: tellTile((tile, context) =>
    sentences(roomText(tile, context), context.told.left(context.view.stacks[tile])),
  ),
  reward: tellReward,
  ship: tellShip,
  'new-ship': ({ board, told }) => ({ name: board.newShip, does: told.ship.newDoes, rule: 'NC30' }),
  'crown-mast': ({ view, told }) => ({
    name: told.ship.crownMast,
    does: view.oneEmblemPerShip ? told.oneEmblem.onCrownMast : told.ship.crownMastDoes,
    rule: view.oneEmblemPerShip ? 'NC90' : 'NC34',
  }),
  taler: tellHaving(({ taler }, { game, told, components }) => ({
    name: game.taler(taler),
    does: told.taler.does(components.talerForPoint),
    rule: 'NC65',
  })),
  workers: tellHaving(({ workers }, { game, told }) => ({
    name: game.workers(workers),
    does: told.workers.does,
    rule: 'NC19',
  })),
  crowns: tellHaving(({ crowns }, { game, told }) => ({
    name: game.board.crowns(crowns),
    does: told.crowns.does,
    rule: 'NC45',
  })),
  score: tellHaving((player, { game, board, told }) => {
    const names = scorePartNames(game, board);
    const points = scoreParts(player);
    return {
      name: told.score.name(player.score),
      does: told.score.does,
      now: SCORE_PARTS.map(part => `${names[part]} ${points[part]}`).join(' · '),
      rule: 'NC91',
    };
  }),
  points: tellHaving(({ points }, { game, told, components }) => ({
    name: game.points(points),
    does: told.points.does(components.start.points),
    rule: 'NC91',
  })),
  part: tellPart,
  pass: tellPass,
  extra: tellHaving(({ extra }, { game, board, told, components }) => ({
    name: board.extra,
    does: told.extra.does(game.workers(components.extra.workers)),
    now: extra ? told.extra.left : told.extra.gone,
    rule: 'NC55',
  })),
  start: ({ board, told }) => ({ name: board.startPlayer, does: told.start.does, rule: 'NC10' }),
  storage: tellHaving(({ boxes }, { told, components }) => ({
    name: told.storage.name(boxes, components.storage.boxes),
    does: told.storage.does(components.storage.mast),
    now: told.storage.free(components.storage.boxes - boxes),
    rule: 'NC70',
  })),
  delivered: tellDelivered,
};
