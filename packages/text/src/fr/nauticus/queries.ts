import type { QueryWords } from '../../en/nauticus/queries.ts';
import { plural } from '../grammar.ts';

const parts = (n: number): string => plural(n, { one: `${n} élément`, other: `${n} éléments` });

export const queries: QueryWords = {
  purse: things => `Vous avez ${things}.`,
  inHand: tile => `En main : ${tile}.`,
  storage: (full, all, tiles) =>
    `Entrepôt, ${plural(full, { one: `${full} case`, other: `${full} cases` })} sur ${all} : ${tiles}.`,
  emptyStorage: 'Votre entrepôt est vide.',
  ships: told => `Navires : ${told}.`,
  noShips: 'Vous n’avez pas encore de navire.',
  between: ' ; ',
  sentence: told => `${told}.`,
  supply: stacks => `Réserve : ${stacks}.`,
  open: (ship, n, wants) =>
    `navire ${ship}, ${parts(n)}, ${wants === '' ? 'inachevé' : `il manque encore ${wants}`}`,
  finished: (ship, n) => `navire ${ship}, achevé, ${parts(n)}`,
  delivered: goods => `Livré : ${goods}.`,
  extra: 'Il vous reste l’action supplémentaire.',
  rival: (name, things) => `${name} : ${things.join(', ')}.`,
  built: (n, finished) => {
    const ships = plural(n, { one: `${n} navire`, other: `${n} navires` });
    const done = plural(finished, { one: `${finished} achevé`, other: `${finished} achevés` });
    return finished === 0 ? ships : `${ships} (${done})`;
  },
  full: (n, tiles) =>
    `${plural(n, { one: `${n} case pleine`, other: `${n} cases pleines` })}${tiles === '' ? '' : ` (${tiles})`}`,
  passed: n => (n === 0 ? 'n’a pas passé' : `a passé ${n} fois`),
};
