/** The seats of a table before its match: taken, left, and freed by the owner. */
import './waitingSeats.css';
import { isRefusal, type OnlineCard, type Refused } from '@tidetable/client';
import { SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { setupWords, shellWords } from '@tidetable/text/web';
import { Pawn } from '../../look/pawn.tsx';
import { api } from '../../online/api.ts';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { say } from '../../settings.ts';
import { useLoaded } from '../useLoaded.ts';

type Seat = OnlineCard['seats'][number];

/** What somebody does about a seat; its answer may be a refusal. */
export type Act = (done: Promise<OnlineCard | Refused>) => Promise<void>;

interface WaitingSeatsProps {
  readonly online: OnlineTable;
  readonly card: OnlineCard;
  /** Undefined until the person has given a name. */
  readonly name: string | undefined;
  readonly act: Act;
}

/** May somebody of this name sit down there? In a rematch a seat may wait for another person. */
export const isFor = (seat: Seat, name: string | undefined): boolean =>
  seat.kind === 'person' &&
  seat.name === null &&
  (seat.reserved === undefined || seat.reserved === name);

export const WaitingSeats = (props: WaitingSeatsProps) => {
  const { online, card } = props;
  const { seat: own } = online.state;
  const isOwner = own !== SPECTATOR && card.ownerSeat === own;
  const isFull = card.seats.every(({ name }) => name !== null);
  return (
    <>
      <ol class="waiting-seats">
        {card.seats.map((seat, s) => (
          <li key={s}>
            <Pawn seat={s} size={36} />
            <SeatName seat={seat} isOwn={s === own} />
            <SeatButton {...props} seat={s} own={own} isOwner={isOwner} />
          </li>
        ))}
      </ol>
      {isOwner && !isFull && <ForeignBots {...props} />}
    </>
  );
};

interface SeatButtonProps extends WaitingSeatsProps {
  readonly seat: number;
  readonly own: number;
  readonly isOwner: boolean;
}

/** One at most: to leave the own seat, to take a free one, or to free that of somebody else. */
const SeatButton = ({ online, card, name, act, seat: s, own, isOwner }: SeatButtonProps) => {
  const words = say(onlineWords);
  const { address } = online;
  const seat = card.seats[s];
  if (s === own)
    return (
      <button type="button" class="button quiet" onClick={() => void act(api.leave(address))}>
        {words.standUp}
      </button>
    );
  if (own === SPECTATOR && name !== undefined && seat && isFor(seat, name))
    return (
      <button type="button" class="button main" onClick={() => void act(api.claim(address, s))}>
        {words.sit} <span class="hidden">({say(setupWords).seat(s + 1)})</span>
      </button>
    );
  if (!isOwner || seat?.kind !== 'person') return null;
  const freed =
    seat.name !== null
      ? words.sendAway(seat.name)
      : seat.reserved !== undefined && words.doNotWait(seat.reserved);
  return freed ? (
    <button type="button" class="button quiet" onClick={() => void act(api.freeSeat(address, s))}>
      {freed}
    </button>
  ) : null;
};

const SeatName = ({ seat, isOwn }: { readonly seat: Seat; readonly isOwn: boolean }) => {
  const words = say(onlineWords);
  const { levels } = say(shellWords);
  if (seat.kind === 'bot')
    return <Named name={seat.name} aside={levels[seat.level as keyof typeof levels]} />;
  const { name, reserved } = seat;
  if (name === null)
    return <em>{reserved === undefined ? words.free : words.awaited(reserved)}</em>;
  return <Named name={name} aside={(seat.bot && words.table.isBot) ?? (isOwn && words.you)} />;
};

const Named = ({ name, aside }: { readonly name: string; readonly aside: string | false }) => (
  <span>
    {name} {aside && <small>({aside})</small>}
  </span>
);

/** Bots that play this game and do not sit here, for the first free seat. */
const ForeignBots = ({ online, card, act }: WaitingSeatsProps) => {
  const words = say(onlineWords);
  const answer = useLoaded(() => api.bots(), card.id);
  const seated = card.seats.map(({ name }) => name);
  const bots = answer && !isRefusal(answer) ? answer.bots : [];
  const found = bots.filter(
    ({ name, games }) => games.includes(card.game) && !seated.includes(name),
  );
  if (found.length === 0) return null;
  return (
    <details class="waiting-bots">
      <summary>{words.bots}</summary>
      <p>{words.botsHelp}</p>
      <p class="row">
        {found.map(({ name }) => (
          <button
            key={name}
            type="button"
            class="button"
            onClick={() => void act(inviteTo(online, name))}
          >
            {words.seatBot(name)}
          </button>
        ))}
      </p>
    </details>
  );
};

const inviteTo = ({ address, state }: OnlineTable, bot: string): Promise<OnlineCard | Refused> => {
  const free = state.card?.seats.findIndex(({ name }) => name === null) ?? SPECTATOR;
  return api.inviteBot(address, free, bot);
};
