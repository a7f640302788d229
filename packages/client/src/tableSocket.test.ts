/** The client's line against a server of the test's own, which answers as it likes. */
import { afterEach, expect, test } from 'vitest';
import type { SeatMoment } from './joinMoments.ts';
import { type Refused, TableSocket, type TableSocketParts } from './tableSocket.ts';
import { type Hear, momentOf, startFakeServer, WELCOME } from './testkit/fakeServer.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A client of a server that treats each message as `hear` says. */
const talk = async (hear: Hear, silences?: TableSocketParts['silences']) => {
  const server = await startFakeServer(hear);
  const moments: SeatMoment[] = [];
  const lines: boolean[] = [];
  const refused: Refused[] = [];
  const client = new TableSocket({
    url: server.url,
    table: 't',
    ...(silences && { silences }),
    listener: {
      card: () => undefined,
      moment: moment => moments.push(moment),
      chat: () => undefined,
      line: isThere => lines.push(isThere),
      refused: why => refused.push(why),
    },
  });
  ends.push(() => {
    client.close();
    server.close();
  });
  return { client, moments, lines, refused };
};

test('a moment is put together from what has changed, and after a loss asked for from where it ended', async () => {
  const hellos: number[] = [];
  const { moments, lines } = await talk((message, say, socket) => {
    if (message.type !== 'hello') return;
    hellos.push(message.since ?? 0);
    say(WELCOME);
    if (hellos.length === 1) {
      say(momentOf(0, 2, { set: { a: 1, b: 2 } }));
      say(momentOf(2, 3, { whole: false, set: { b: 3 }, gone: ['a'] }));
      socket.terminate();
    } else say(momentOf(2, 5, { set: { b: 4 } })); // one line more than was asked for
  });
  await expect.poll(() => moments.length).toBe(3);
  expect(hellos).toEqual([0, 3]);
  expect(moments.map(({ view }) => view)).toEqual([{ a: 1, b: 2 }, { b: 3 }, { b: 4 }]);
  expect(moments.flatMap(moment => moment.lines.map(({ ply }) => ply))).toEqual([0, 1, 2, 3, 4]);
  expect(lines).toEqual([true, false, true]);
});

test('a moment that does not follow the last one makes the line begin again', async () => {
  let hellos = 0;
  const { moments } = await talk((message, say) => {
    if (message.type !== 'hello') return;
    say(WELCOME);
    say(++hellos === 1 ? momentOf(4, 5) : momentOf(0, 5));
  });
  await expect.poll(() => moments.length).toBe(1);
  expect(hellos).toBe(2);
});

test('what was asked for is asked again on the next line, in its order, and answered once', async () => {
  const heard: string[] = [];
  let hellos = 0;
  const { client } = await talk((message, say, socket) => {
    if (message.type === 'hello') {
      hellos++;
      return say(WELCOME);
    }
    heard.push(message.id);
    if (hellos === 1 && heard.length === 2) return socket.terminate();
    if (hellos > 1) say({ type: 'accepted', id: message.id });
    return undefined;
  });
  const answers = await Promise.all([
    client.wish({ type: 'move', ply: 0, move: 'a' }),
    client.wish({ type: 'move', ply: 1, move: 'b' }),
  ]);
  expect(answers).toEqual([undefined, undefined]);
  const [first, second] = heard;
  expect(first).not.toBe(second);
  expect(heard).toEqual([first, second, first, second]);
});

test('no two pages choose the same id, so what the second one says is no repetition', async () => {
  const heard = new Set<string>();
  const hear: Hear = (message, say) => {
    if (message.type === 'hello') return say(WELCOME);
    heard.add(message.id);
    return say({ type: 'accepted', id: message.id });
  };
  for (const text of ['Monday', 'Tuesday']) {
    const { client } = await talk(hear);
    await client.wish({ type: 'say', text });
  }
  expect(heard.size).toBe(2);
  for (const id of heard) expect(id.length).toBeLessThan(40);
});

test('a refusal is the answer to its question; one of the line itself ends it', async () => {
  const { client, refused } = await talk((message, say) => {
    if (message.type === 'hello') say(WELCOME);
    else if (message.type === 'past') say({ type: 'refused', code: 'no-such-table' });
    else say({ type: 'refused', id: message.id, code: 'stale' });
  });
  expect(await client.wish({ type: 'undo', ply: 1, to: 0 })).toEqual({ code: 'stale' });
  expect(await client.past(0)).toEqual({ code: 'no-answer' });
  expect(refused).toEqual([{ code: 'no-such-table' }]);
});

test('a line that dies while nothing is asked is noticed, and made anew', async () => {
  let hellos = 0;
  const { moments, lines } = await talk(
    (message, say) => {
      if (message.type === 'hello') {
        hellos++;
        say(WELCOME);
        say(momentOf(0, hellos));
      } // and nothing more is heard, though the socket stays open
    },
    { still: 50, dead: 1000 },
  );
  await expect.poll(() => moments.length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(lines.slice(0, 3)).toEqual([true, false, true]);
});

test('a line on which nothing happens is kept as long as it answers', async () => {
  let hellos = 0;
  let pings = 0;
  const { lines } = await talk(
    (message, say) => {
      if (message.type === 'ping') {
        pings++;
        say({ type: 'pong', id: message.id });
      } else if (message.type === 'hello') {
        hellos++;
        say(WELCOME);
      }
    },
    { still: 20, dead: 10_000 },
  );
  await expect.poll(() => pings, { timeout: 20_000 }).toBeGreaterThan(3);
  expect(hellos).toBe(1);
  expect(lines).toEqual([true]);
});

test('a line that is paused is made again when it is wanted', async () => {
  let hellos = 0;
  const { client, lines } = await talk((message, say) => {
    if (message.type !== 'hello') return;
    hellos++;
    say(WELCOME);
  });
  await expect.poll(() => lines).toEqual([true]);
  client.pause();
  const asked = client.past(0);
  await new Promise(done => setTimeout(done, 50));
  expect(hellos).toBe(1);
  client.resume();
  await expect.poll(() => hellos).toBe(2);
  client.close();
  expect(await asked).toEqual({ code: 'no-answer' });
});
