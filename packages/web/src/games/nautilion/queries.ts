/** Crew, reserve, dice and the Phantom in sentences, for who asks by a key. */
import type { Nautilion } from '@tidetable/rules';
import { magesMissing, openFaces, readToken, SPACES } from '@tidetable/rules/nautilion';
import { queryWords, tokenText, words } from '@tidetable/text/nautilion';
import type { Language } from '@tidetable/text/shell';
import { needTexts } from '../../texts.ts';
import type { BoardProps, Queries } from '../gameUi.ts';
import { magesAboard, wayOf } from './ways.ts';

type View = Nautilion.View;

export const loadQueries = async (): Promise<Queries> => {
  await needTexts('nautilion/queries');
  return { own, rivals, score };
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
  ];
};

/** The Phantom is everybody's; admirals play together, each with numbers of their own. */
const rivals = ({ view, players }: BoardProps, language: Language): string[] => {
  const { hold, admirals } = view as View;
  const told = queryWords[language];
  const { list } = words[language];
  return [
    told.phantom(wayOf(view as View, 'phantom')),
    ...(hold.length === 0 ? [] : [told.hold(tokensOf(hold, language))]),
    ...admirals.map((numbers, seat) => told.admiral(players[seat].name, list(numbers.map(String)))),
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
  ];
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
