/** A player's books as a sheet: every taler, worker and point, the last on top. */
import './ledgerSheet.css';
import type { Nauticus } from '@tidetable/rules';
import { CURRENCIES, TILE_NAMES } from '@tidetable/rules/nauticus';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../look/dialog.tsx';
import { boardWords, gameWords, type NauticusProps } from './boardProps.ts';
import type { BookEntry } from './ledgerFromLog.ts';
import { ScoreBar } from './scoreBar.tsx';

/** The gains and costs of one move, in all currencies. */
interface Row {
  readonly reason: Nauticus.Reason;
  readonly tile: number | undefined;
  readonly entries: Partial<Record<Nauticus.Currency, Nauticus.Entry>>;
}

const rowsOf = (entries: readonly BookEntry[]): Row[] => {
  const rows = new Map<string, Row>();
  for (const e of entries) {
    const key = `${e.ply}/${e.reason}`;
    const row = rows.get(key);
    rows.set(key, { reason: e.reason, tile: e.tile, entries: { ...row?.entries, [e.what]: e } });
  }
  return [...rows.values()].reverse();
};

interface LedgerSheetProps extends NauticusProps {
  readonly seat: number;
  readonly onClose: () => void;
}

export const LedgerSheet = ({ view, lines, seat, players, aids, onClose }: LedgerSheetProps) => {
  const words = boardWords();
  const [entries, show] = useState<readonly BookEntry[]>([]);
  useEffect(() => {
    // The rules of the ledger are loaded when the sheet opens.
    void import('./ledgerFromLog.ts').then(({ booksOf }) => show(booksOf(view.players, lines)));
  }, [view, lines]);
  const rows = rowsOf(entries.filter(e => e.seat === seat));
  return (
    <Dialog title={`${words.ledger} · ${players[seat].name}`} onClose={onClose}>
      {(aids.projection || view.toAct === null) && (
        <ScoreBar
          player={view.players[seat]}
          seat={seat}
          isOver={view.toAct === null}
          shows="sum and parts"
        />
      )}
      {rows.length === 0 ? (
        <p>{words.nothingBooked}</p>
      ) : (
        <table class="nc-ledger">
          <thead>
            <tr>
              <th scope="col">{words.column.why}</th>
              {CURRENCIES.map(what => (
                <th key={what} scope="col">
                  {words.column[what]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ reason, tile, entries }, i) => (
              <tr key={i}>
                <th scope="row">
                  {words.reasons[reason]}
                  {tile !== undefined && (
                    <small>{words.bookedTile(gameWords().tiles[TILE_NAMES[tile]].name)}</small>
                  )}
                </th>
                {CURRENCIES.map(what => (
                  <Amount key={what} entry={entries[what]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
};

/** The change, and what was left. */
const Amount = ({ entry }: { readonly entry: Nauticus.Entry | undefined }) => {
  if (!entry) return <td />;
  const { change, left } = entry;
  return (
    <td data-loss={change < 0 || undefined}>
      {change > 0 ? `+${change}` : `−${-change}`} <small aria-hidden="true">{left}</small>
      <span class="hidden">{boardWords().thenLeft(left)}</span>
    </td>
  );
};
