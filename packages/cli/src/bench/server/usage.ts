/** Loaded into the server before it starts: answers each message with its usage. */
import type { Usage } from './errand.ts';

const usage = (): Usage => {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1000, rss: process.memoryUsage.rss() };
};

process.on('message', () => process.send?.(usage()));
process.channel?.unref(); // must not keep the process alive
