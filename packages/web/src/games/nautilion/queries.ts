/** Crew, reserve, dice and the Phantom in sentences, for queries by keyboard. */
import type { Nautilion } from '@tidetable/rules';
import {
  componentsOf,
  harpoons,
  magesMissing,
  openFaces,
  openSpaces,
  readToken,
  SPACES,
} from '@tidetable/rules/nautilion';
import { landedText, queryWords, tokenText, words } from '@tidetable/text/nautilion';
import type { Language } from '@tidetable/text/shell';
import { needTexts } from '../../texts.ts';
import type { BoardProps, Queries } from '../gameUi.ts';
import { hopeless } from './hopeless.ts';
import { magesAboard, wayOf } from './ways.ts';

type View = Nautilion.View;

export const loadQueries = async (): Promise<Queries> => {
  await needTexts('nautilion/queries');
  return { own, rivals, score, board };
};

const own = ({ view }: BoardProps, language: Language): string[] => {
  const { crew, mercenaries, cabin, reserve } = view as View;
  const told = queryWords[language];
  const { list, nothing } = words[language];
  const dice = openFaces(view as View);
  return [
    crew.length === 0
      ? told.nobodyAboard
      : told.aboard(crew.length, SPACES, list(crew.map(String))),
    ...(mercenaries.length === 0 ? [] : [told.mercenaries(list(mercenaries.map(String)))]),
    ...(cabin.length === 0 ? [] : [told.cabin(tokensOf(cabin, language))]),
    told.reserve(tokensOf(reserve, language) || nothing),
    ...(dice.length === 0 ? [] : [told.dice(list(dice.map(String)))]),
    ...harpoonsTold(view as View, language),
  ];
};

/** The Phantom is everybody's; admirals play together, each with numbers of their own. */
const rivals = ({ view, players }: BoardProps, language: Language): string[] => {
  const { hold, admirals } = view as View;
  const told = queryWords[language];
  const { list } = words[language];
  return [
    told.phantom(wayOf(view as View, 'phantom')),
    ...(isFighting(view as View)
      ? [hold.length === 0 ? told.emptyHold : told.hold(tokensOf(hold, language))]
      : []),
    ...harpoonsTold(view as View, language),
    ...admirals.map((numbers, seat) => told.admiral(players[seat].name, list(numbers.map(String)))),
  ];
};

/** So many tokens ahead of each figure are told: what two dice may reach. */
const REACH = 8;

/** What lies before ship and Phantom, and which spaces are empty. */
const board = ({ view: given, components }: BoardProps, language: Language): string[] => {
  const view = given as View;
  const told = queryWords[language];
  const say = words[language];
  const { path, reefs, nautilion: ship, phantom } = view;
  const token = (index: number, steps: number): string => {
    const name = told.step(steps, landedText(say, path[index], view, componentsOf(components)));
    const reef = reefs[index];
    return reef === null ? name : `${name}, ${say.board.beside(tokenText(say, reef))}`;
  };
  const ahead = Array.from({ length: REACH }, (_, i) => ship.after + i).filter(
    i => i < path.length,
  );
  const before = Array.from({ length: REACH }, (_, i) => phantom.after - 1 - i).filter(i => i >= 0);
  const open = openSpaces(componentsOf(components), view);
  const closed = Array.from({ length: SPACES }, (_, i) => i + 1).filter(
    space => ![...view.crew, ...view.mercenaries, ...open].includes(space),
  );
  return [
    told.ahead(ahead.map((index, i) => token(index, i + 1)).join(told.between)),
    told.beforePhantom(
      before.map((index, i) => told.step(i + 1, tokenText(say, path[index]))).join(told.between),
    ),
    ...(open.length > 0 ? [told.openSpaces(say.list(open.map(String)))] : []),
    ...(closed.length > 0 ? [told.closedSpaces(say.list(closed.map(String)))] : []),
  ];
};

const score = ({ view }: BoardProps, language: Language): string[] => {
  const told = queryWords[language];
  return [
    told.crew((view as View).crew.length, SPACES),
    ...((view as View).options.expansions.includes('mages')
      ? [told.mages(magesAboard(view as View), magesMissing(view as View).map(nameIn(language)))]
      : []),
    told.nautilion(wayOf(view as View, 'nautilion')),
    told.phantom(wayOf(view as View, 'phantom')),
    ...harpoonsTold(view as View, language),
    ...[hopeless(view, language) ?? []].flat(),
  ];
};

/** Is a collision still to come? */
const isFighting = ({ options, collided }: View): boolean =>
  options.expansions.includes('mercenaries') && !collided;

const harpoonsTold = (view: View, language: Language): string[] => {
  if (!isFighting(view)) return [];
  const { ours, theirs } = harpoons(view);
  return [queryWords[language].harpoons(ours, theirs)];
};

const nameIn =
  (language: Language) =>
  (token: string): string =>
    tokenText(words[language], token);

/** `3 blank tokens and crew 5`. */
const tokensOf = (tokens: readonly string[], language: Language): string => {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const { blanks, hired, times } = queryWords[language];
  const tell = (token: string, n: number): string => {
    const { kind } = readToken(token);
    if (kind === 'blank') return blanks(n);
    return kind === 'mercenary' ? hired(n) : times(tokenText(words[language], token), n);
  };
  return words[language].list(Array.from(counts, ([token, n]) => tell(token, n)));
};
