/** The explanations of the things on the table; loaded with the first one. */
import type { Nautilion } from '@tidetable/rules';
import {
  arrived,
  CABIN_PAIRS,
  type Components,
  componentsOf,
  ductsOf,
  HOLD,
  harpoons,
  isAboard,
  isReady,
  magesMissing,
  mayBoard,
  moveNotation,
  openSpaces,
  readToken,
  reefNumber,
  reefRisk,
  rerollsLeft,
  SIDES,
  SPACES,
  type Spell,
  spellPrice,
  type TakerName as Taker,
  takersOf,
} from '@tidetable/rules/nautilion';
import {
  boardWords,
  cardEffect,
  cardTitle,
  type Effect,
  explainWords,
  tokenText,
  words,
} from '@tidetable/text/nautilion';
import type { Language } from '@tidetable/text/shell';
import type { BoardProps, Explain, Explanation } from '../gameUi.ts';
import { type Ghost, ghostsOf } from './ghosts.ts';
import { placeOf } from './places.ts';
import { type Kind, readThing } from './things.ts';
import { warning } from './warning.ts';
import { costlyFaces, wayOf } from './ways.ts';

type View = Nautilion.View;

/** The inputs of an explanation. */
interface Question {
  readonly view: View;
  readonly components: Components;
  readonly legal: readonly string[];
  readonly language: Language;
  readonly say: (typeof explainWords)[Language];
}

type Answer = (question: Question, detail: string) => Explanation;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentences = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(part => part !== undefined).join(' ') || undefined;

const nameOfToken = ({ language }: Question, token: string): string =>
  capital(tokenText(words[language], token));

// Tokens

const RULES_OF_TOKENS = {
  crew: 'NL26',
  mage: 'NL40',
  mercenary: 'NL48',
  blank: 'NL13',
  reef: 'NL62',
} as const;

const ruleOfToken = ({ view }: Question, kind: keyof typeof RULES_OF_TOKENS): string =>
  kind === 'mercenary' && view.collided ? 'NL56' : RULES_OF_TOKENS[kind];

const tokenDoes = ({ say, components, view }: Question, name: string): string => {
  const { token: told } = say;
  const token = readToken(name);
  const { expansions } = view.options;
  switch (token.kind) {
    case 'crew': {
      const mage = CABIN_PAIRS.find(([, crew]) => crew === name)?.[0];
      const isFighter = components.fighters.includes(token.number);
      return (
        sentences(
          told.crew(token.number),
          mage !== undefined && expansions.includes('mages') ? told.sage(mage) : undefined,
          isFighter && expansions.includes('mercenaries') && !view.collided
            ? told.fighter(components.harpoons.crew)
            : undefined,
          String(token.number) in components.reefs && expansions.includes('reefs')
            ? told.pilot(token.number)
            : undefined,
        ) ?? ''
      );
    }
    case 'mage':
      return told.mage(CABIN_PAIRS.find(([mage]) => mage === name)?.[1] ?? '');
    case 'mercenary':
      return view.collided ? told.dismissed : told.mercenary(components.harpoons.mercenary);
    default:
      return told[token.kind];
  }
};

/** Is it aboard, or how many can still be found? */
const tokenNow = ({ say, view, components }: Question, token: string): string | undefined => {
  const { token: told } = say;
  const { kind } = readToken(token);
  const left = view.path.filter(other => other === token).length;
  if (kind === 'mercenary') return told.onPath(left);
  if (kind !== 'crew' && kind !== 'mage') return undefined;
  if (isAboard(view, token)) return told.aboard;
  if (left === 0) return told.gone;
  const isBlocked = view.mercenaries.includes(Number(token)); // [NL48]
  const boards = mayBoard(components, view, token)
    ? told.boards
    : isBlocked
      ? told.blocked
      : told.cannotBoard;
  return sentences(told.missing(left), boards);
};

/** The permanent loss by a placement of the token in hand. */
const handWarnings = ({ view, components, legal, language }: Question): string | undefined => {
  const told = legal.flatMap(move => {
    const warned = warning(move, view, components, language);
    return warned === undefined
      ? []
      : [`${words[language].board.is(boardWords[language].placesFor[placeOf(move)], warned)}.`];
  });
  return sentences(...told);
};

const ofToken: Answer = (question, token) => ({
  name: nameOfToken(question, token),
  does: tokenDoes(question, token),
  now: sentences(
    question.view.pending.hand === token ? handWarnings(question) : undefined,
    tokenNow(question, token),
  ),
  rule: ruleOfToken(question, readToken(token).kind),
});

/** Which open dice would lead each figure to this token, if it may still get one. */
const facesTo = (view: View, index: number): Readonly<Record<Ghost['taker'], number[]>> => {
  const ghosts = ghostsOf({ view, takers: takersOf(view), plan: {}, held: undefined }).filter(
    ({ die, landing }) => die !== undefined && landing.on === 'token' && landing.index === index,
  );
  const facesOf = (figure: Ghost['taker']): number[] =>
    ghosts.filter(({ taker }) => taker === figure).map(({ face }) => face);
  return { nautilion: facesOf('nautilion'), phantom: facesOf('phantom') };
};

const ofPath: Answer = (question, detail) => {
  const { view, say } = question;
  const index = Number(detail) - 1;
  const steps = index - view.nautilion.after + 1;
  const { nautilion: ship, phantom } = facesTo(view, index);
  const token = ofToken(question, view.path[index]);
  return {
    ...token,
    now: sentences(
      steps > 0 ? say.path.ahead(steps) : say.path.behind,
      token.now,
      ship.length > 0 ? say.path.ship(ship) : undefined,
      phantom.length > 0 ? say.path.phantom(phantom) : undefined,
    ),
  };
};

const reef = (question: Question, name: string, now: string): Explanation => {
  const { say, components, view } = question;
  const number = reefNumber(name);
  return {
    name: say.reef.name(number),
    does: say.reef.does(number),
    now: sentences(now, say.reef.now(reefRisk(components, view, name), SIDES)),
    rule: 'NL61',
  };
};

const ofPathReef: Answer = (question, detail) => {
  const { view, say } = question;
  const index = Number(detail) - 1;
  const steps = index - view.nautilion.after + 1;
  const where = steps > 0 ? say.path.ahead(steps) : say.path.behind;
  return reef(question, view.reefs[index] ?? '', where);
};

// Ends, figures and who takes dice

const ofEnd: Answer = (question, detail) => {
  const { view, say } = question;
  if (detail === 'isles')
    return {
      name: say.end.isles,
      does: say.end.islesDoes,
      now: say.end.islesNow(wayOf(view, 'phantom')),
      rule: 'NL23',
    };
  return {
    name: say.end.abyss,
    does: say.end.abyssDoes,
    now: sentences(
      say.end.abyssNow(wayOf(view, 'nautilion')),
      ...(isReady(view) ? [say.end.ready] : lackingOf(question)),
    ),
    rule: 'NL30',
  };
};

/** What must still come aboard, and what must leave, before arriving wins. [NL87] */
const lackingOf = ({ view, language, say }: Question): string[] => {
  const names = words[language];
  const crew = Array.from({ length: SPACES }, (_, i) => String(i + 1));
  const missing = [...crew.filter(token => !isAboard(view, token)), ...magesMissing(view)];
  const { open } = view.heroics;
  return [
    ...(missing.length > 0 ? [say.end.lacking(missing.map(t => tokenText(names, t)))] : []),
    ...(open.length > 0 ? [say.end.unused(open.map(card => cardTitle(names.heroics, card)))] : []),
  ];
};

const RULES_OF_TAKERS: Readonly<Record<Taker, string>> = {
  darkhouse: 'NL18',
  phantom: 'NL21',
  nautilion: 'NL25',
};

const ofTaker: Answer = ({ view, say, language }, detail) => {
  const taker = detail as Taker;
  const now =
    taker === 'darkhouse'
      ? say.costs(boardWords[language].dies(...costlyFaces(view)))
      : taker === arrived(view)
        ? undefined
        : say.toGo(wayOf(view, taker));
  return {
    name: words[language].board.takers[taker],
    does: say.taker[taker],
    now,
    rule: RULES_OF_TAKERS[taker],
  };
};

const ofDie: Answer = ({ view, say, components }, detail) => {
  const { face, isOpen } = view.dice[Number(detail) - 1];
  const sides = components.faces.flatMap((n, i) => new Array<number>(n).fill(i + 1));
  return {
    name: say.die.name(face ?? 0),
    does: say.die.does(sides),
    now: isOpen ? say.die.open : say.die.given,
    rule: 'NL7',
  };
};

const RULES_OF_SPELLS: Readonly<Record<Spell, string>> = {
  whirlwind: 'NL10',
  tide: 'NL11',
  translation: 'NL12',
  castaway: 'NL82',
};

const ofSpell: Answer = ({ view, say, components, language }, detail) => {
  const spell = detail as Spell;
  return {
    name: words[language].spells[spell],
    does: say.spell[spell],
    now: say.price(spellPrice(components, view, spell), view.reserve.length),
    rule: RULES_OF_SPELLS[spell],
  };
};

// The ship

const ofSpace: Answer = ({ view, say, components }, detail) => {
  const number = Number(detail);
  const others = ductsOf(components, view.options.ship)
    .filter(ends => ends.includes(number))
    .map(([from, to]) => (from === number ? to : from));
  const isHired = view.mercenaries.includes(number);
  const isTaken = view.crew.includes(number);
  const isOpen = openSpaces(components, view).includes(number);
  return {
    name: say.space.name(number),
    does: say.space.does(
      number,
      others.toSorted((a, b) => a - b),
    ),
    now: isHired
      ? say.space.hired(number)
      : isTaken
        ? say.space.taken
        : isOpen
          ? say.space.open
          : say.space.closed,
    rule: 'NL26',
  };
};

const ofCabin: Answer = (question, token) => {
  const { view, say } = question;
  return {
    name: say.cabin.name(tokenText(words[question.language], token)),
    does: sentences(say.cabin.does, say.partnership.does) ?? '',
    now: view.cabin.includes(token) ? say.cabin.taken : say.cabin.empty,
    rule: 'NL40',
  };
};

// Harpoons and cards

const ofHarpoons: Answer = ({ view, say }) => {
  const { ours, theirs } = harpoons(view);
  const outcome = theirs > ours ? 'lost' : theirs === ours ? 'tied' : 'won';
  return {
    name: say.harpoons.name,
    does: say.harpoons.does,
    now: view.collided
      ? say.hold.over
      : sentences(say.harpoons.now(ours, theirs), say.harpoons[outcome]),
    rule: 'NL52',
  };
};

/** By number of the card, from 1. */
const RULES_OF_DARKHOUSE: readonly string[] = [
  ...['NL71', 'NL73', 'NL74', 'NL75', 'NL76', 'NL77', 'NL78', 'NL79', 'NL80'],
  ...['NL81', 'NL82', 'NL83'],
];
const RULES_OF_HEROICS: readonly string[] = [
  ...['NL88', 'NL89', 'NL90', 'NL91', 'NL92', 'NL93', 'NL94', 'NL95', 'NL96', 'NL97'],
  ...['NL98', 'NL99'],
];

const ofDarkhouseCard: Answer = ({ view, say, components, language }, detail) => {
  const card = Number(detail);
  const { row } = view.darkhouse;
  const wait = (row.indexOf(card) - ((view.turn - 1) % row.length) + row.length) % row.length;
  const isAgainst = components.darkhouse.red.includes(card);
  const cards = words[language].darkhouse;
  return {
    name: cardTitle(cards, card),
    does: `${capital(cardEffect(cards, card, components))}. ${isAgainst ? say.card.against : say.card.helps}`,
    now: say.card.turn(wait === 0 ? 'now' : wait),
    rule: RULES_OF_DARKHOUSE[card - 1],
  };
};

const ofHeroic: Answer = ({ say, components, language, legal }, detail) => {
  const card = Number(detail);
  const cards = words[language].heroics;
  return {
    name: cardTitle(cards, card),
    does: `${capital(cardEffect(cards, card, components))}. ${say.heroic.price}`,
    now: legal.includes(moveNotation.heroic(card)) ? say.heroic.now : undefined,
    rule: RULES_OF_HEROICS[card - 1],
  };
};

const RULES_OF_EFFECTS: Readonly<Record<Effect, string>> = {
  stuck: 'NL63',
  reflux: 'NL88',
  calm: 'NL91',
  steam: 'NL94',
  net: 'NL95',
  secondPass: 'NL71',
};

const ofEffect: Answer = ({ say, language }, detail) => {
  const effect = detail as Effect;
  return {
    name: capital(words[language].board[effect]),
    does: say.effect[effect],
    rule: RULES_OF_EFFECTS[effect],
  };
};

const ofAdmiral: Answer = ({ view, say }, detail) => ({
  name: say.admiral.name,
  does: say.admiral.does(view.admirals[Number(detail)]),
  now: view.active === Number(detail) ? say.admiral.active : undefined,
  rule: 'NL35',
});

const ANSWERS: Readonly<Record<Kind, Answer>> = {
  path: ofPath,
  'path-reef': ofPathReef,
  'ship-reef': (question, detail) => reef(question, detail, question.say.reef.beside),
  end: ofEnd,
  figure: ofTaker,
  taker: ofTaker,
  die: ofDie,
  spell: ofSpell,
  space: ofSpace,
  duct: ({ say }) => ({ ...say.duct, rule: 'NL26' }),
  cabin: ofCabin,
  partnership: ({ view, say }) => ({
    name: say.partnership.name,
    does: say.partnership.does,
    now: say.partnership.now(rerollsLeft(view)),
    rule: 'NL41',
  }),
  token: ofToken,
  reserve: ({ view, say }) => ({
    ...say.reserve,
    now: say.count(view.reserve.length),
    rule: 'NL13',
  }),
  pile: ({ view, say }) => ({ ...say.pile, now: say.count(view.discarded.length), rule: 'NL13' }),
  hold: ({ view, say, components }) => ({
    name: say.hold.name,
    does: say.hold.does(components.fighters),
    now: view.collided ? say.hold.over : say.hold.now(view.hold.length, HOLD),
    rule: 'NL47',
  }),
  harpoons: ofHarpoons,
  'darkhouse-card': ofDarkhouseCard,
  heroic: ofHeroic,
  'heroic-pile': ({ view, say }) => ({
    name: say.heroic.pile,
    does: say.heroic.pileDoes,
    now: say.heroic.pileNow(view.heroics.pile),
    rule: 'NL84',
  }),
  effect: ofEffect,
  admiral: ofAdmiral,
  crew: ({ view, say }) => ({
    name: say.crew.name,
    does: say.crew.does,
    now: say.crew.now(view.crew.length, SPACES),
    rule: 'NL30',
  }),
};

export const explain: Explain = (thing, board, language) => {
  const known = readThing(thing);
  return known && ANSWERS[known.kind](questionOf(board, language), known.detail);
};

const questionOf = ({ view, components, legal }: BoardProps, language: Language): Question => ({
  view: view as View,
  components: componentsOf(components),
  legal,
  language,
  say: explainWords[language],
});
