// Child processes that end when the process that started them ends, however it ends: each is given
// one end of a pipe, and end of file there means that the other end is gone. Dependency-free and
// for any Node >= 18, because boot.cjs needs it before anything is installed.
'use strict';
const { spawn } = require('node:child_process');
const { Socket } = require('node:net');
const { isMainThread, Worker, workerData } = require('node:worker_threads');

const VARIABLE = 'TIDETABLE_PARENT_PIPE'; // which file descriptor of a child the pipe is
const LONGEST_END = 4000; // milliseconds to end in order; a server takes half of it

/** The options of `spawn` with one pipe more, whose number is `fd`. */
const withPipe = ({ stdio = ['pipe', 'pipe', 'pipe'], ...options }) => {
  const streams = Array.isArray(stdio) ? stdio : [stdio, stdio, stdio];
  return { fd: streams.length, options: { ...options, stdio: [...streams, 'pipe'] } };
};

/** Nothing is ever said on the pipe; that it breaks when the child ends is no news. */
const holdPipe = (child, fd) => {
  child.stdio[fd]?.on('error', () => undefined);
  return child;
};

/** Starts Node on a script of ours; it ends in order, or else at once, when this process ends. */
exports.spawnNode = (node, args, given = {}) => {
  const { fd, options } = withPipe(given);
  const env = { ...(given.env ?? process.env), [VARIABLE]: String(fd) };
  return holdPipe(spawn(node, ['--require', __filename, ...args], { ...options, env }), fd);
};

/**
 * Runs a command, then ends as it did. A program that is not ours does not look at a pipe, so a
 * background shell does, and kills the process group. `exec` takes no builtin for a program.
 */
const GUARD = `
{ read -r _; kill -9 0; } <&3 >/dev/null 2>&1 &
(exec "$@") 3<&-
code=$?
exec 2>/dev/null
kill -9 $!
exit $code`;

/**
 * Starts any program as a process group of its own, whose number is the child's. The group is
 * killed when this process ends. Where there is no such shell (Windows), it is a plain child.
 */
exports.spawnProgram = ([program, ...args], given = {}) => {
  if (process.platform === 'win32') return spawn(program, args, { ...given, windowsHide: true });
  const { fd, options } = withPipe(given);
  const words = ['-c', GUARD, 'sh', program, ...args];
  return holdPipe(spawn('/bin/sh', words, { ...options, detached: true }), fd);
};

/** Ends this process when the pipe does; SIGTERM first, so that it can save what it must. */
const watchPipe = fd => {
  const end = () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), LONGEST_END);
  };
  new Socket({ fd })
    .on('error', () => undefined)
    .on('close', end)
    .resume();
};

if (workerData?.parentPipe !== undefined) watchPipe(workerData.parentPipe);
else if (isMainThread && process.env[VARIABLE] !== undefined) {
  const parentPipe = Number(process.env[VARIABLE]);
  delete process.env[VARIABLE]; // children of this process have pipes of their own
  // In a thread, because the main thread may compute for minutes without looking up. A pipe that
  // cannot be watched is no reason to fail.
  const worker = new Worker(__filename, { workerData: { parentPipe }, execArgv: [] });
  worker.on('error', () => undefined).unref();
}
