// The only file that must run on an old Node (>= 18): installs what is missing, then runs the
// command given under a Node that the project supports. Usage: boot.cjs [--dev] FILE ARGS…
'use strict';
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { spawnNode } = require('./endWithParent.cjs');

const root = path.join(__dirname, '..');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.boot-stamp');
const OLDEST = [24, 15];

/** Names what an install would produce; a full install also serves whoever needs less. */
const stampFor = kind =>
  kind +
  createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/** Somebody may have called npm themselves: is everything there that the lock file asks for? */
const isComplete = () => {
  try {
    const read = file => JSON.parse(fs.readFileSync(file, 'utf8')).packages;
    const there = read(path.join(modules, '.package-lock.json'));
    return Object.entries(read(path.join(root, 'package-lock.json'))).every(
      ([name, wanted]) =>
        !name.startsWith('node_modules/') ||
        wanted.optional ||
        there[name]?.version === wanted.version,
    );
  } catch {
    return false;
  }
};

const install = dev => {
  const have = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '';
  if (have === stampFor('dev ') || (!dev && have === stampFor('run '))) return;
  if (isComplete()) {
    fs.writeFileSync(stampFile, stampFor('dev '));
    return;
  }
  console.error('Installing what Tidetable needs…');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!dev) args.push('--omit=dev');
  const done = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 2], // standard output belongs to the command
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('The install failed: npm has said why above.');
    process.exit(done.status || 1);
  }
  fs.writeFileSync(stampFile, stampFor(dev ? 'dev ' : 'run '));
};

const isNewEnough = version => {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
};

/** This Node if it is new enough, else the one that came with the install. */
const findNode = () => {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const os = { linux: 'linux', win32: 'win', darwin: 'darwin' }[process.platform];
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const name of [`node-${os}-${process.arch}`, `node-bin-${os}-${process.arch}`]) {
    const found = path.join(modules, name, 'bin', file);
    if (fs.existsSync(found)) return found;
  }
  console.error(`Tidetable needs Node ${OLDEST.join('.')} or newer; this is ${process.version}.`);
  return process.exit(1);
};

/** As a shell reports it; a core file would be the second of the same death. */
const endBy = signal => {
  const dumpsCore = !['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGKILL', 'SIGPIPE'].includes(signal);
  process.removeAllListeners(signal);
  if (!dumpsCore && process.platform !== 'win32') process.kill(process.pid, signal);
  process.exit(128 + os.constants.signals[signal]);
};

/** The process that started us; if that is a shell for one command line, the shell's parent too. */
const startedBy = () => {
  const parent = process.ppid;
  try {
    const read = file => fs.readFileSync(`/proc/${parent}/${file}`, 'utf8');
    if (read('cmdline').split('\0')[1] !== '-c') return `${parent}`;
    return `${parent} ${/.*\) \S (\d+)/.exec(read('stat'))[1]}`;
  } catch {
    return `${parent}`; // no such files on this system
  }
};

/** npm passes on SIGINT and SIGTERM alone; when it ends in another way, nobody tells us. */
const endWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return; // any other parent may leave us alone
  const npm = startedBy();
  setInterval(() => startedBy() === npm || process.exit(1), 500).unref();
};

const run = args => {
  const node = findNode();
  const binaries = [path.dirname(node), path.join(modules, '.bin')].join(path.delimiter);
  const child = spawnNode(node, args, {
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: path.join(modules, '.cache', 'compile'), // starts three times as fast
      ...process.env,
      PATH: binaries + path.delimiter + process.env.PATH,
    },
  });
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => (signal ? endBy(signal) : process.exit(code)));
  endWithNpm();
};

const [first, ...rest] = process.argv.slice(2);
const dev = first === '--dev';
install(dev);
run((dev ? rest : [first, ...rest]).map((arg, i) => (i === 0 ? path.join(root, arg) : arg)));
