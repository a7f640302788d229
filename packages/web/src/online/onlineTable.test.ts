/** What a page knows of an online table, at a server of the test's own. */
import type { OnlineCard } from '@tidetable/client';
import {
  CARD,
  type FakeServer,
  type Hear,
  momentOf,
  startFakeServer,
  WELCOME,
} from '@tidetable/client/testkit';
import { saltHash } from '@tidetable/match';
import { SPECTATOR } from '@tidetable/rules';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepEvidence } from './fairnessEvidence.ts';
import type { OnlineState, OnlineTable } from './onlineTable.ts';
import { keptSalt } from './salts.ts';

type Constructor = typeof import('./onlineTable.ts')['OnlineTable'];
let Table: Constructor;
let timeLeft: typeof import('./onlineTable.ts')['timeLeft'];
let unreadOf: typeof import('./onlineTable.ts')['unreadOf'];
const nothing = (): void => undefined;
const listening = { addEventListener: nothing, removeEventListener: nothing };

const stubPage = (origin = 'http://127.0.0.1'): void => {
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('document', { ...listening, visibilityState: 'visible' });
  for (const [name, value] of Object.entries(listening)) vi.stubGlobal(name, value);
};
/** Nothing is kept yet. */
const stubStorage = (): void => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
};
beforeAll(async () => {
  stubPage();
  ({ OnlineTable: Table, timeLeft, unreadOf } = await import('./onlineTable.ts'));
});

const ends: (() => void)[] = [];
beforeEach(() => {
  stubPage();
  stubStorage();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

/** Ana at seat 0 of a running match at ply 2, and the server that answers her. */
const sitDown = async (
  hear: Hear,
  seat = 0,
): Promise<{ table: OnlineTable; server: FakeServer }> => {
  const server = await startFakeServer((message, say, socket) => {
    if (message.type === 'hello') {
      say({ ...WELCOME, seat });
      say(momentOf(0, 2));
    } else hear(message, say, socket);
  });
  stubPage(server.url.replace(/^ws/, 'http'));
  const table = new Table({ id: 't' });
  ends.push(() => {
    table.close();
    server.close();
  });
  await until(table, ({ moment }) => moment?.ply === 2);
  return { table, server };
};

const until = (table: OnlineTable, isSo: (state: OnlineState) => boolean): Promise<void> =>
  expect.poll(() => isSo(table.state)).toBe(true);

test('a message is new until it was in sight on this device, and an own one never is', async () => {
  const messageOf = (seq: number, seat: number) => ({ seq, seat, name: '', at: 0, text: 'Ahoy' });
  const first = await sitDown(nothing);
  const chat = { type: 'chat' as const, seq: 3, messages: [messageOf(1, 1), messageOf(2, 0)] };
  first.server.say(chat);
  await until(first.table, ({ messages }) => messages.length === 2);
  const newOnes = ({ state }: OnlineTable) => unreadOf(state).map(({ seq }) => seq);
  expect(newOnes(first.table)).toEqual([1]);
  first.table.markRead();
  expect(newOnes(first.table)).toEqual([]);

  const second = await sitDown(nothing); // the page is loaded again
  second.server.say({ ...chat, messages: [...chat.messages, messageOf(3, 1)] });
  await until(second.table, ({ messages }) => messages.length === 3);
  expect(newOnes(second.table)).toEqual([3]);
});

describe('a salt that was promised', () => {
  const COMMITMENT = 'ab'.repeat(32);
  const cardIn = (phase: 'open' | 'sealing', hash: string | null, commitment = COMMITMENT) => {
    const table = { ...CARD, phase, commitment, saltHashes: [hash, null] };
    return { type: 'table' as const, seat: 0, table };
  };
  /** What was opened after the promise, by a card that the hash of the promised salt leads to. */
  const seal = async (cardOf: (own: string) => ReturnType<typeof cardIn>) => {
    const opened: string[] = [];
    const { table, server } = await sitDown(({ type }) => void opened.push(type));
    server.say(cardIn('open', null));
    await until(table, () => keptSalt('t', COMMITMENT) !== undefined);
    const { salt = '' } = keptSalt('t', COMMITMENT) ?? {};
    server.say(cardOf(saltHash(COMMITMENT, 0, salt)));
    await until(table, ({ card }) => card?.phase === 'sealing');
    return { table, opened };
  };

  test('is opened under its own commitment and hash', async () => {
    const { table, opened } = await seal(own => cardIn('sealing', own));
    await until(table, () => opened.length > 0);
    expect(opened).toEqual(['salt']);
    expect(table.state.hasWithheldSalt).toBe(false);
  });

  test.each([
    ['hash', () => cardIn('sealing', '00'.repeat(32))],
    ['commitment', (own: string) => cardIn('sealing', own, 'cd'.repeat(32))],
  ])('is withheld under another %s, and the person is told', async (_, cardOf) => {
    const { table, opened } = await seal(cardOf);
    expect(table.state.hasWithheldSalt).toBe(true);
    expect(opened).toEqual([]);
  });
});

describe('a seat is lost', () => {
  const seatAt = (seat: number, card: Partial<OnlineCard> = {}) =>
    ({ type: 'table', seat, table: { ...CARD, ...card } }) as const;

  test('if the server takes the person here for somebody who looks on, and not by the end of the match', async () => {
    const { table, server } = await sitDown(nothing);
    expect(table.state.hasLostSeat).toBe(false);
    for (const lost of [SPECTATOR, SPECTATOR]) server.say(seatAt(lost)); // a card may come again
    await until(table, ({ seat }) => seat === SPECTATOR);
    expect(table.state.hasLostSeat).toBe(true);
    server.say(seatAt(SPECTATOR, { phase: 'over' }));
    await until(table, ({ card }) => card?.phase === 'over');
    expect(table.state.hasLostSeat).toBe(false);
  });

  test('also if this page never had it, but this device took part in the seal', async () => {
    keepEvidence({ ...CARD, commitment: 'c' }, 0);
    const { table, server } = await sitDown(nothing, SPECTATOR);
    expect(table.state).toMatchObject({ seat: SPECTATOR, hasLostSeat: false }); // of another seal
    server.say(seatAt(SPECTATOR, { commitment: 'c' }));
    await until(table, ({ card }) => card?.commitment === 'c');
    expect(table.state.hasLostSeat).toBe(true);
  });
});

test('a clock does not count on while there is no line, and goes on as it is told then', async () => {
  const clock = { left: [60_000, 50_000], running: 1 };
  const running = momentOf(0, 2, { clock });
  let hellos = 0;
  let hang: () => void = nothing;
  const server = await startFakeServer((message, say, socket) => {
    if (message.type !== 'hello') return;
    hellos++;
    const answer = (): void => {
      say(WELCOME);
      say(running);
    };
    if (hellos === 1) answer();
    else hang = answer;
    if (hellos === 1) setTimeout(() => socket.terminate(), 100);
  });
  stubPage(server.url.replace(/^ws/, 'http'));
  const table = new Table({ id: 't' });
  ends.push(() => {
    table.close();
    server.close();
  });
  await until(table, state => state.clock !== null && !state.hasLine);
  const left = () => table.state.clock && timeLeft(table.state.clock, 1);
  const before = left();
  expect(before).toBeLessThan(50_000); // it did count
  await until(table, () => hellos > 1);
  expect(left()).toBe(before);
  hang();
  await until(table, ({ clock }) => clock !== null && !clock.isStopped);
  const now = left();
  await expect.poll(left).toBeLessThan(now ?? 0);
});

describe('what the person here has asked for', () => {
  const REQUEST: NonNullable<OnlineCard['request']> = {
    id: 'r',
    seat: 0,
    ply: 2,
    subject: { type: 'abort' },
    agreed: [],
  };
  const cardWith = (request: OnlineCard['request']) =>
    ({ type: 'table', seat: 0, table: { ...CARD, request } }) as const;
  /** The request stands on the card. */
  const ask = async () => {
    const at = await sitDown(nothing);
    at.server.say(cardWith(REQUEST));
    await until(at.table, ({ card }) => card?.request !== null);
    return at;
  };
  const isGone = ({ card }: OnlineState): boolean => card?.request === null;

  test('is declined if it is gone and nothing has happened', async () => {
    const { table, server } = await ask();
    server.say(cardWith(null));
    await until(table, isGone);
    expect(table.state.declined).toEqual(REQUEST);
  });

  test('is not declined if the match has gone on: it was granted, or it has lapsed', async () => {
    const { table, server } = await ask();
    server.say(momentOf(2, 3));
    server.say(cardWith(null));
    await until(table, isGone);
    expect(table.state).toMatchObject({ moment: { ply: 3 }, declined: undefined });
  });

  test('is not declined if it was withdrawn here', async () => {
    const { table, server } = await ask();
    void table.answer(false);
    server.say(cardWith(null));
    await until(table, isGone);
    expect(table.state.declined).toBeUndefined();
  });
});
