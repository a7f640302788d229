import { expect, test } from 'vitest';
import { formatMove, parseMove } from './formatMove.ts';
import { MOVE_COUNT } from './moves.ts';
import {
  type MoveParts,
  moveNotation,
  readMove,
  readToken,
  TOKEN_NAMES,
  type TokenParts,
} from './notation.ts';

const written = (move: MoveParts): string => {
  switch (move.type) {
    case 'roll':
    case 'reroll':
    case 'set':
      return moveNotation[move.type](move.face);
    case 'first':
      return moveNotation.first(move.seat);
    case 'tide':
      return moveNotation.tide(move.from, move.to);
    case 'heroic':
    case 'drop':
      return moveNotation[move.type](move.card);
    case 'give':
      return moveNotation.give(move.taker, move.face);
    case 'token':
      return moveNotation.token(move.n);
    case 'insert':
      return move.after === null ? moveNotation.insertBeyond : moveNotation.insertAfter(move.after);
    case 'from':
      return fromText(move);
    case 'pick':
      return moveNotation.pick(move.token);
    case 'to':
      if (move.space !== null) return moveNotation.toShip(move.space);
      return move.place === 'cabin' ? moveNotation.toCabin : moveNotation.toReserve;
    case 'group':
      return moveNotation.group(move.space);
    default:
      return moveNotation[move.type];
  }
};

const fromText = ({ source, which }: Extract<MoveParts, { type: 'from' }>): string => {
  if (source === 'ship') return moveNotation.fromShip(Number(which));
  return source === 'cabin' ? moveNotation.fromCabin(which) : moveNotation.fromReserve(which);
};

test('every move is read into the parts that write it again', () => {
  for (let m = 0; m < MOVE_COUNT; m++) {
    const text = formatMove(m);
    expect(written(readMove(text)), text).toBe(text);
    expect(parseMove(text), text).toBe(m);
  }
});

test('seats count from 0 as in a view, and from 1 in notation', () => {
  expect(readMove('first 1')).toEqual({ type: 'first', seat: 0 });
});

const nameOf = (token: TokenParts): string => {
  switch (token.kind) {
    case 'crew':
      return String(token.number);
    case 'mage':
      return token.letter;
    case 'reef':
      return `reef${token.number}`;
    default:
      return token.kind;
  }
};

test('every token is read into what its name says', () => {
  expect(TOKEN_NAMES.map(token => nameOf(readToken(token)))).toEqual(TOKEN_NAMES);
});
