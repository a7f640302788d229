/** A game of this device on the table. */
import { useEffect, useState } from 'preact/hooks';
import { BoardScope } from '../board/boardScope.tsx';
import type { GameUi } from '../games/gameUi.ts';
import { loadGame } from '../games/loadGame.ts';
import { settings } from '../settings.ts';
import { type OpenProblem, openLocalTable } from '../table/localTable.ts';
import { Sitting } from '../table/sitting.ts';
import { Loading } from './loading.tsx';
import { CannotOpen } from './table/cannotOpen.tsx';
import { TableView } from './table/tableView.tsx';

interface Seated {
  readonly sitting: Sitting;
  readonly ui: GameUi;
}

/** How long a bot's move stays in sight. */
const pace = (): number => (settings.value.speed === 0 ? 60 : 650 / settings.value.speed);

export const TableScreen = ({ id }: { readonly id: string }) => {
  const [seated, setSeated] = useState<Seated | OpenProblem>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    let leave = (): void => undefined;
    let isGone = false;
    const sit = async () => {
      const table = await openLocalTable(id, pace);
      if ('problem' in table) return setSeated(table);
      leave = () => table.close();
      const ui = await loadGame(table.card.game);
      if (!ui) return setSeated({ problem: 'unknown-game', game: table.card.game });
      const sitting = new Sitting(table, ui.hasSecrets);
      leave = () => sitting.leave();
      if (isGone) leave();
      else setSeated({ sitting, ui });
    };
    sit().catch(setFault);
    return () => {
      isGone = true;
      leave();
    };
  }, [id]);
  if (fault) throw fault;
  if (!seated) return <Loading />;
  if ('problem' in seated) return <CannotOpen problem={seated} />;
  return (
    <BoardScope>
      <TableView {...seated} />
    </BoardScope>
  );
};
