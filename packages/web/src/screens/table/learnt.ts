import type { LogLine } from '@tidetable/match';
import { CHANCE, type Seat } from '@tidetable/rules';

/** What somebody knows by a move and what followed it: why it is not taken back without a question. */
export type Learnt = 'rolled' | 'turned' | 'played' | 'held' | 'unsure';

/** By types of events, of all games. */
const SHOWN: Readonly<Record<string, Learnt>> = {
  rolled: 'rolled',
  'escape-roll': 'rolled',
  turned: 'turned',
  'heroic-opened': 'turned',
  revealed: 'turned',
  refilled: 'turned',
  round: 'turned', // Nauticus lays its wheel anew
  storing: 'held',
  stored: 'held',
  idled: 'held',
};

const ORDER: readonly Learnt[] = ['held', 'turned', 'rolled', 'played'];

/** Of the lines that would be taken back; `game` for events that tell something there only. */
export const learntBy = (lines: readonly LogLine[], seat: Seat, game: string): Learnt[] => {
  const moves = lines.filter(({ decided }) => !decided);
  const found = new Set<Learnt | undefined>(
    moves.flatMap(line =>
      line.events
        .filter(({ type }) => type !== 'round' || game === 'nauticus')
        .map(({ type }) => SHOWN[type])
        .filter(shown => shown !== 'held' || (line.seat === seat && game === 'nautilus-island')),
    ),
  );
  if (moves.some(line => line.seat !== seat && line.seat !== CHANCE)) found.add('played');
  const told = ORDER.filter(shown => found.has(shown));
  return told.length > 0 ? told : ['unsure'];
};
