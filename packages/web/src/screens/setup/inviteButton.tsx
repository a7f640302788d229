/** The button that opens an online table, and what follows from it. */
import type { GameId, Options } from '@tidetable/rules';
import type { Player } from '../../table/table.ts';

export interface OnlineStartProps {
  readonly id: GameId;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly isReady: boolean;
  /** The person came here to invite others. */
  readonly isWished: boolean;
  /** Other components were chosen, which a local table alone can have. */
  readonly hasOwnBox: boolean;
}

interface InviteButtonProps extends Pick<OnlineStartProps, 'isWished'> {
  /** Undefined while it cannot be opened. */
  readonly open: (() => void) | undefined;
  readonly name: string;
  readonly help: string;
}

export const InviteButton = ({ isWished, open, name, help }: InviteButtonProps) => (
  <>
    <button
      type="button"
      class={`button ${isWished ? 'main' : ''}`}
      disabled={!open}
      aria-describedby="setup-online"
      onClick={open}
    >
      {name}
    </button>
    <p class="setup-help" id="setup-online">
      {help}
    </p>
  </>
);
