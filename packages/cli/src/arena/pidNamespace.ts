/** A PID namespace (Linux): whatever a bot starts in one is killed when the bot ends. */
import { spawnSync } from 'node:child_process';

/** PID 1 is a shell that waits for the bot: PID 1 ignores most signals, and a bot expects none of that. */
const FIRST = ['sh', '-c', '(exec "$@"); exit $?', 'sh'];

/** Only root can do without a user namespace; not every container lets /proc be mounted. */
const FLAGS = [
  ['--mount-proc'],
  ['--user', '--map-current-user', '--mount-proc'],
  [],
  ['--user', '--map-current-user'],
];

let found: readonly string[] | undefined;

/** The words to put before a command, tried once; none where there are no such namespaces. */
export const pidNamespace = (): readonly string[] => {
  if (process.platform !== 'linux') return [];
  found ??= FLAGS.map(flags => [
    ...['unshare', '--pid', '--fork', '--kill-child', ...flags, '--'],
    ...FIRST,
  ]).find(works);
  found ??= [];
  return found;
};

const works = (words: readonly string[]): boolean => {
  const [program, ...args] = words;
  const { status } = spawnSync(program, [...args, 'true'], { stdio: 'ignore', timeout: 5000 });
  return status === 0;
};
