import { spawn } from 'node:child_process';

/** Shows an address in the person's browser, where there is a screen; else does nothing. */
export const openBrowser = (address: string): void => {
  const { platform, env } = process;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [program, ...args] = OPENERS[platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined); // the address stands on the screen
  child.unref();
};

const OPENERS: { readonly [platform: string]: readonly [string, ...string[]] } = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};
