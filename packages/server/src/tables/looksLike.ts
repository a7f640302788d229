/** Confusable names. Case, width, accents, spaces and similar letters do not distinguish people. */

/** Are these names confusable? */
export const looksLike = (a: string, b: string): boolean => lookOf(a) === lookOf(b);

/** A key that is equal for confusable names. */
export const lookOf = (name: string): string => {
  const plain = name
    .normalize('NFKD') // width, ligatures, letters in circles; accents become marks
    .toLowerCase()
    .normalize('NFKD') // a small letter may have marks that the large one had not
    .replaceAll(/[\u0300-\u036f]/g, '') // accents; marks of other scripts are letters of their own
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-');
  const drawn = Array.from(plain, letter => DRAWN_AS.get(letter) ?? letter).join('');
  const look = drawn.replaceAll('rn', 'm').replaceAll('vv', 'w');
  return look === '' ? name : look;
};

/**
 * For each letter the similar ones of other scripts, and digits; a short table, not all of
 * Unicode's.
 */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аɑα@',
  b: 'ьвβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєε',
  f: 'ƒ',
  g: 'ɡց',
  h: 'һн',
  j: 'јյ',
  k: 'кκ',
  l: 'iı1|!іιӏɩ',
  m: 'мμ',
  n: 'пոη',
  o: '0оοσօө',
  p: 'рρ',
  q: 'ԛ',
  r: 'гɾ',
  s: 'ѕ5$',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝωѡш',
  x: 'хχ',
  y: 'уүγ',
  z: 'ʐζ',
};

const DRAWN_AS: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIKE).flatMap(([letter, others]) =>
    Array.from(others, (other): [string, string] => [other, letter]),
  ),
);
