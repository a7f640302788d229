import type { LogEntry, TablePlan } from '../store/store.ts';

export const planOf = (id: string, settings: Partial<TablePlan> = {}): TablePlan => ({
  id,
  owner: 'ana',
  game: 'nauticus',
  rules: 1,
  options: { seats: 2 },
  seats: [{ kind: 'person' }, { kind: 'person' }],
  commitment: 'c0'.repeat(32),
  seed: '5e'.repeat(32),
  pace: { clock: 'none' },
  onTimeOut: 'noted',
  standIn: 'mate',
  takeBacks: 'ask',
  visibility: 'link',
  aids: true,
  sharing: false,
  chat: 'phrases',
  ...settings,
});

export const entryAt = (ply: number, seat = 0): LogEntry => ({
  type: 'move',
  seat,
  move: `move ${ply}`,
  at: ply,
  check: 'ab'.repeat(8),
});
