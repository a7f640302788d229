import { isRefusal } from '@tidetable/client';
import type { GameId, Options } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { useState } from 'preact/hooks';
import { linkTo } from '../../online/invitation.ts';
import { openOnlineTable } from '../../online/openTable.ts';
import { go } from '../../router.tsx';
import { say } from '../../settings.ts';
import type { Player } from '../../table/table.ts';

interface OnlineStartProps {
  readonly id: GameId;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly isReady: boolean;
}

/** Opens the same table online: the first person sits here, the others come by a link. */
export const OnlineStart = ({ id, options, players, isReady }: OnlineStartProps) => {
  const words = say(onlineWords);
  const [stage, setStage] = useState<'open' | 'opening' | 'failed'>('open');
  const hasGuests = players.filter(({ bot }) => bot === undefined).length > 1;
  const open = async (): Promise<void> => {
    setStage('opening');
    const table = await openOnlineTable(id, options, players);
    if (isRefusal(table)) setStage('failed');
    else go(linkTo(table));
  };
  return (
    <div class="setup-online">
      <button
        type="button"
        class="button"
        disabled={!hasGuests || !isReady || stage === 'opening'}
        aria-describedby="setup-online"
        onClick={() => void open()}
      >
        {stage === 'opening' ? words.opening : words.invite}
      </button>
      <p class="setup-help" id="setup-online">
        {hasGuests ? words.inviteHelp : words.needsPeople}
      </p>
      {stage === 'failed' && <p role="alert">{words.failed}</p>}
    </div>
  );
};
