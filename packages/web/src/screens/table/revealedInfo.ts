import type { LogLine } from '@tidetable/match';
import { CHANCE, type Seat } from '@tidetable/rules';
import type { GameUi, Revelation } from '../../games/gameUi.ts';

/** Information revealed by a move and its consequences, for which an undo asks first. */
export type Revealed = Revelation | 'played' | 'unsure';

const ORDER: readonly Revealed[] = ['held', 'turned', 'rolled', 'played'];

/** From the lines that would be undone. */
export const revealedBy = (
  lines: readonly LogLine[],
  seat: Seat,
  { reveals }: Pick<GameUi, 'reveals'>,
): Revealed[] => {
  const moves = lines.filter(({ decided }) => !decided);
  const found = new Set<Revealed | undefined>(
    moves.flatMap(line =>
      line.events
        .map(({ type }) => reveals[type])
        .filter(shown => shown !== 'held' || line.seat === seat),
    ),
  );
  if (moves.some(line => line.seat !== seat && line.seat !== CHANCE)) found.add('played');
  const told = ORDER.filter(shown => found.has(shown));
  return told.length > 0 ? told : ['unsure'];
};
