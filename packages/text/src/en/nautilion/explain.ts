/** What the things on Nautilion's table are, do and mean now. */
import type { Spell, TakerName as Taker } from '@tidetable/rules/nautilion';
import { list, plural } from '../grammar.ts';

type Turn = 'now' | number;

const tokens = (n: number): string => plural(n, { one: '1 token', other: `${n} tokens` });
const steps = (n: number): string => plural(n, { one: '1 step', other: `${n} steps` });
const harpoons = (n: number): string => plural(n, { one: '1 harpoon', other: `${n} harpoons` });

export const explain = {
  /** Tokens, wherever they lie. */
  token: {
    crew: (number: number) => `Belongs on space ${number} of the ship.`,
    sage: (mage: string) => `It may also go to the cabin, beside mage ${mage}.`,
    fighter: (carried: number) =>
      `It carries ${harpoons(carried)}, and the Phantom takes it into its hold.`,
    pilot: (number: number) => `Aboard, it helps to leave reefs with a ${number}.`,
    mage: (crew: string) =>
      `Goes to the cabin. All three letters must be there to win; beside crew ${crew} it rolls a die again every turn.`,
    mercenary: (carried: number) =>
      `May take any empty space that a duct reaches, and carries ${harpoons(carried)}. It leaves at the collision.`,
    dismissed:
      'After the collision it goes to the reserve only; if the Phantom lands on it, you lose a token.',
    blank: 'Pays for spells and losses, and is good for nothing else.',
    reef: 'A reef that was left behind. In the reserve it pays like any token.',
    aboard: 'It is aboard.',
    gone: 'It is missing, and none is left on the path.',
    missing: (n: number) =>
      plural(n, {
        one: 'It is missing; 1 lies on the path.',
        other: `It is missing; ${n} lie on the path.`,
      }),
    boards: 'It can come aboard now.',
    cannotBoard: 'It cannot come aboard yet, and would go to the reserve.',
    blocked: 'A mercenary has its space until the collision: it would go to the reserve.',
    onPath: (n: number) =>
      plural(n, { one: '1 of them lies on the path.', other: `${n} of them lie on the path.` }),
  },
  path: {
    ahead: (n: number) => `It lies ${steps(n)} ahead of the ship.`,
    behind: 'It lies behind the ship.',
    ship: (faces: readonly number[]) => `With a ${list(faces.map(String))} you would land here.`,
    phantom: (faces: readonly number[]) =>
      `With a ${list(faces.map(String))} the Phantom would land here.`,
  },
  reef: {
    name: (number: number) => `Reef ${number}`,
    does: (number: number) =>
      `A ship that lands beside it begins its next turn with a die: a low roll holds it for that turn. Crew ${number} aboard adds 1.`,
    now: (sides: number, of: number) => `Now ${sides} of ${of} sides would hold you.`,
    beside: 'Your ship lies beside it.',
  },
  end: {
    isles: 'Happy Isles',
    islesDoes: 'The Nautilion sets out from here. If the Phantom arrives here, the voyage is lost.',
    islesNow: (n: number) => `The Phantom is ${steps(n)} away.`,
    abyss: 'Abyss',
    abyssDoes:
      'Your goal: arrive with crew on all nine spaces, and with all that the expansions ask for. If anything is missing when you arrive, you lose. A die that is larger than the number of steps left arrives, too.',
    abyssNow: (n: number) => `You are ${steps(n)} away.`,
    ready: 'Nothing is missing: arriving wins.',
    lacking: (what: readonly string[]) => `Still missing: ${list(what)}.`,
    unused: (cards: readonly string[]) => `Still to be used or dropped: ${list(cards)}.`,
  },
  taker: {
    darkhouse: 'Gets one die every turn, and a high one costs you tokens of your choice.',
    phantom:
      'Your evil twin: it gets one die every turn, runs toward the Happy Isles, and what it lands on is lost to you.',
    nautilion:
      'Your submarine: it gets one die every turn, sails toward the Abyss, and takes the token on which it lands.',
  } satisfies Record<Taker, string> as Record<Taker, string>,
  toGo: (n: number) => `${steps(n)} to go.`,
  costs: (rule: string) => `This turn ${rule}.`,
  die: {
    name: (face: number) => `Die showing ${face}`,
    does: (sides: readonly number[]) => `Its sides are ${list(sides.map(String))}.`,
    open: 'It is still to be given.',
    given: 'It has been given.',
  },
  spell: {
    whirlwind: 'Rolls every die again that has not been given.',
    tide: 'Turns one die to another face.',
    translation:
      'Two tokens of different kinds change places, wherever they lie on the path, also behind the ship.',
    castaway: 'Brings a discarded token straight to its place aboard.',
  } satisfies Record<Spell, string> as Record<Spell, string>,
  price: (price: number, reserve: number) =>
    price === 0
      ? 'It is free now.'
      : `It costs ${tokens(price)} of the reserve; you have ${reserve}.`,
  space: {
    name: (number: number) => `Space ${number}`,
    does: (number: number, others: readonly number[]) =>
      `Takes crew ${number}, once a duct leads to somebody aboard. Its ducts lead to ${list(others.map(String))}.`,
    taken: 'It is taken.',
    hired: (number: number) =>
      `A mercenary is on it until the collision: crew ${number} cannot board.`,
    open: 'It can be filled now.',
    closed: 'It cannot be filled yet.',
  },
  duct: {
    name: 'Air ducts',
    does: 'Crew may only come aboard beside somebody, along a duct; and nobody may leave if the others would fall apart.',
  },
  cabin: {
    name: (token: string) => `Cabin: place of ${token}`,
    does: 'Mages sit here, each with a partner beside it.',
    empty: 'It is empty.',
    taken: 'It is taken.',
  },
  partnership: {
    name: 'Partnership',
    does: 'A mage and its partner in the cabin: each pair may roll one die again, once a turn.',
    now: (n: number) =>
      plural(n, { one: '1 is left for this turn.', other: `${n} are left for this turn.` }),
  },
  reserve: {
    name: 'Reserve',
    does: 'Pays for spells, and for losses if you like; tokens of every kind count alike. What is spent is discarded, and what is left at the end counts nothing.',
  },
  pile: { name: 'Discard pile', does: 'What was spent, lost or taken by the Phantom.' },
  count: (n: number) => `It holds ${tokens(n)}.`,
  hold: {
    name: 'The Phantom’s hold',
    does: (fighters: readonly number[]) =>
      `Until the collision, crew ${list(fighters.map(String))} and mercenaries on which the Phantom lands go here, and fight for it.`,
    now: (n: number, of: number) =>
      plural(n, { one: `1 of ${of} places is taken.`, other: `${n} of ${of} places are taken.` }),
    over: 'The collision is over.',
  },
  harpoons: {
    name: 'Harpoons',
    does: 'When the two ships collide, the voyage is lost if the Phantom has more harpoons.',
    now: (ours: number, theirs: number) => `You have ${ours}, the Phantom has ${theirs}.`,
    lost: 'A collision would be lost.',
    tied: 'A collision would be a tie.',
    won: 'A collision would be won.',
  },
  card: {
    against: 'It works against you.',
    helps: 'It helps you.',
    turn: (turn: Turn) =>
      turn === 'now'
        ? 'It counts this turn.'
        : plural(turn, { one: 'It counts next turn.', other: `It counts in ${turn} turns.` }),
  },
  heroic: {
    price: 'Costs one crew of the ship, and is used once. All open cards must be gone to win.',
    now: 'It can be played now.',
    pile: 'Pile of heroic cards',
    pileDoes: 'Hidden; only Change of Plan opens another.',
    pileNow: (n: number) => plural(n, { one: '1 card is left.', other: `${n} cards are left.` }),
  },
  effect: {
    stuck:
      'The reef holds the ship: it does not move this turn. Spells may be cast all the same; next turn the ship is free.',
    reflux: 'Great Reflux: the Phantom runs back toward the Abyss.',
    calm: 'Dead Calm: the Phantom gets its die and does not move.',
    steam: 'Full Steam: the ship moves and takes twice with its die.',
    net: 'Wide Net: what you land on goes to the reserve with its neighbours.',
    secondPass: 'Echo: the dice are given once more, without spells.',
  },
  admiral: {
    name: 'Admiral’s card',
    does: (numbers: readonly number[]) =>
      `This admiral may place crew ${list(numbers.map(String))}; any other goes to the reserve.`,
    active: 'It is this admiral’s turn.',
  },
  crew: {
    name: 'Crew',
    does: 'Crew on all nine spaces of the ship wins at the Abyss.',
    now: (n: number, of: number) =>
      plural(n, { one: `1 of ${of} is aboard.`, other: `${n} of ${of} are aboard.` }),
  },
};

export type ExplainWords = typeof explain;
