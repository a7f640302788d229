import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

/** A place with a client of one page. */
const placeWithClient = (): Place => {
  const place = new Place();
  mkdirSync(place.at('client'));
  place.write('client/index.html', '<title>Tidetable</title>');
  return place;
};

/** What the server says until it names its address, and that address. */
const listen = async (child: ChildProcess): Promise<string> => {
  let said = '';
  for await (const chunk of child
    .stdout!.setEncoding('utf8')
    .iterator({ destroyOnReturn: false })) {
    said += chunk;
    const [address] = /http:\S+/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`no address:\n${said}`);
};

describe.concurrent('serve', () => {
  test('answers at the address that it names, and ends in peace when told to', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const child = placeWithClient().spawn(['serve', '--port', '0', '--dist', 'client']);
      const errors = text(child.stderr!);
      const address = await listen(child);
      expect(address).toMatch(/^http:\/\/localhost:\d+\/$/);
      expect(await (await fetch(`${address}table/x`)).text()).toBe('<title>Tidetable</title>');
      child.kill(signal);
      child.kill(signal); // as a terminal and npm do together
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(await errors).toBe('');
    }
  });

  test('takes the port from the environment, unless told otherwise', async () => {
    const place = placeWithClient();
    const child = place.spawn(['serve', '--dist', 'client'], { PORT: '0' });
    expect((await fetch(`${await listen(child)}healthz`)).status).toBe(200);
    child.kill();
    const { code, stderr } = await place.run(['serve', '--dist', 'client'], {
      env: { PORT: 'sea' },
    });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: '--port needs a whole number from 0 to 65535.\n',
    });
  });

  test('says so when the port is taken, in the language of the reader', async () => {
    const place = placeWithClient();
    const child = place.spawn(['serve', '--port', '0', '--dist', 'client']);
    const { port } = new URL(await listen(child));
    const args = ['serve', '--port', port, '--dist', 'client'];
    const english = await place.run(args);
    const french = await place.run([...args, '--lang', 'fr']);
    child.kill();
    const next = `tidetable serve --port ${Number(port) + 1}`;
    expect(english).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `Port ${port} is taken by another program; try “${next}”.\n`,
    });
    expect(french.stderr).toBe(
      `Le port ${port} est pris par un autre programme ; essayez « ${next} ».\n`,
    );
  });

  test('says so when the host is none of ours', async () => {
    const args = ['serve', '--port', '0', '--dist', 'client', '--host'];
    for (const host of ['192.0.2.1', 'no-such-host.invalid']) {
      const { code, stderr } = await placeWithClient().run([...args, host]);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: `Nothing can listen on “${host}” here.\n`,
      });
    }
  });

  test('builds the client when none is given', async () => {
    const child = new Place().spawn(['serve', '--port', '0']);
    const page = await (await fetch(await listen(child))).text();
    child.kill();
    expect(page).toContain('<div id="app">');
    expect(page).toMatch(/src="\/assets\/index-\S+\.js"/);
  });
});
