/** Loaded into the server before it starts: tells what it uses, whenever it is asked. */
import type { Usage } from './errand.ts';

const usage = (): Usage => {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1000, rss: process.memoryUsage.rss() };
};

process.on('message', () => process.send?.(usage()));
process.channel?.unref(); // being asked is no reason to stay
