/** The path as a list of tokens without gaps; figures stand between them. */
import { Expansion, plays, type State } from './state.ts';

/** Takes a token off the path. The reef beside it vanishes: the caller reads it before. */
export const takeFromPath = (s: State, index: number): number => {
  const { path, reef } = s;
  const token = path[index];
  const last = --s.length;
  for (let i = index; i < last; i++) path[i] = path[i + 1]; // [NL24]
  path[last] = 0;
  if (plays(s, Expansion.reefs)) {
    for (let i = index; i < last; i++) reef[i] = reef[i + 1];
    reef[last] = 0;
  }
  if (s.nautilion > index) s.nautilion--;
  if (s.phantom > index) s.phantom--;
  return token;
};

/** Puts a token, without a reef, behind the first `at` tokens; before a Phantom that stands ahead. [NL74] */
export const insertIntoPath = (s: State, token: number, at: number): void => {
  openGap(s, token, at);
  if (s.phantom > at || (s.phantom === at && s.crossed === 0)) s.phantom++;
};

/** Puts a token on the Abyss side of the Phantom. [NL74] */
export const insertBeyondPhantom = (s: State, token: number): void => {
  openGap(s, token, s.phantom);
};

const openGap = (s: State, token: number, at: number): void => {
  const { path, reef } = s;
  for (let i = s.length; i > at; i--) {
    path[i] = path[i - 1];
    reef[i] = reef[i - 1];
  }
  path[at] = token;
  reef[at] = 0;
  s.length++;
};

/** Does the path hold two tokens of different kinds? [NL15] */
export const isVaried = (s: State): boolean => {
  for (let i = 1; i < s.length; i++) if (s.path[i] !== s.path[0]) return true;
  return false;
};

export const exchange = (s: State, i: number, j: number): void => {
  const token = s.path[i];
  s.path[i] = s.path[j];
  s.path[j] = token;
};
