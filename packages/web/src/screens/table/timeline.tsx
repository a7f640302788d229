/** A slider through the game: any moment, at once, and back to now. */
import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { go } from '../../router.tsx';
import { say } from '../../settings.ts';
import { branchOff } from '../../table/newTable.ts';
import type { PartProps } from './part.ts';

export const Timeline = ({ sitting, moment }: PartProps) => {
  const words = say(tableWords);
  const { ply: now, toAct } = sitting.table.status.value;
  // Whoever goes on elsewhere sits in one seat and sees its cards; while people play they are secret.
  const mayBranch = toAct === OVER || sitting.people.length < 2;
  const isPast = sitting.past.value !== undefined;
  const look = (ply: number) => void sitting.look(Math.max(0, Math.min(now, ply)));
  const branch = async () => {
    const seat = Math.max(0, moment.viewer);
    go(`/table/${await branchOff(sitting.table, moment.ply, seat)}`);
  };
  return (
    <nav class="timeline" aria-label={words.timeline} data-past={isPast || undefined}>
      <button
        type="button"
        class="button quiet"
        aria-label={words.back}
        disabled={moment.ply === 0}
        onClick={() => look(moment.ply - 1)}
      >
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={now}
        value={moment.ply}
        aria-label={words.timeline}
        aria-valuetext={words.past(moment.ply, now)}
        onInput={e => look(Number(e.currentTarget.value))}
      />
      <button
        type="button"
        class="button quiet"
        aria-label={words.forward}
        disabled={!isPast}
        onClick={() => look(moment.ply + 1)}
      >
        ›
      </button>
      {isPast && (
        <>
          {mayBranch && (
            <button type="button" class="button" onClick={() => void branch()}>
              {words.continueHere}
            </button>
          )}
          <button type="button" class="button main" onClick={() => sitting.back()}>
            {words.toNow}
          </button>
        </>
      )}
    </nav>
  );
};
