import type { QueryWords } from '../../en/nautilus-island/queries.ts';
import { plural } from '../grammar.ts';

const cards = (n: number): string => plural(n, { one: `${n} carte`, other: `${n} cartes` });

export const queries: QueryWords = {
  hand: groups => `Votre main : ${groups}.`,
  emptyHand: 'Votre main est vide.',
  group: (colour, names) => `${names} (${colour})`,
  between: ' ; ',
  sets: sets => `Vos collections : ${sets}.`,
  noSets: 'Vous n’avez pas encore de collection.',
  openSet: (colour, n) => `${colour} ${n}`,
  sizeOf: (colour, n) => `${colour}, ${cards(n)}`,
  closedSet: (set, points) => `${set} fermée pour ${points}`,
  betweenBrief: ', ',
  tokenName: bonus => `« ${bonus} »`,
  withTokens: (set, tokens) => `${set}, jetons ${tokens}`,
  sentence: told => `${told}.`,
  rival: (name, things) => `${name} : ${things.join(' ; ')}.`,
  handSize: n => `${cards(n)} en main`,
  theirSets: sets => `collections : ${sets}`,
  known: (n, names) => `${plural(n, { one: `${n} connue`, other: `${n} connues` })} : ${names}`,
};
