// What to ask for a hint on a recorded game: tidetable replay FILE --json | node examples/bots/hint.ts FILE PLY
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , file, wanted] = process.argv;
const { game, rules, options, seats } = JSON.parse(readFileSync(file, 'utf8'));
const names = seats.map(({ name }: { name: string }) => name);
const say = (message: object): void => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const { ply, toAct: seat, views, legal } = JSON.parse(line);
  if (ply !== Number(wanted)) continue;
  if (seat < 0) throw new Error(`no seat is to act at ply ${ply}`);
  say({ type: 'newgame', game, rules, options, seat, names, seed: 0 });
  say({ type: 'hint', ply, view: views[seat], legal, top: 3 });
}
