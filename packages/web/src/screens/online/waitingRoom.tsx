/** Before a match: the seats, and the link for those who are missing. */
import './waitingRoom.css';
import { isRefusal, type OnlineCard, type Refused } from '@tidetable/client';
import { LONGEST_NAME } from '@tidetable/match';
import { SPECTATOR } from '@tidetable/rules';
import { onlineSetupWords, onlineWords } from '@tidetable/text/online';
import { homeWords, setupWords, shellWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { isGameId } from '../../gameTexts.ts';
import { Pawn } from '../../look/pawn.tsx';
import { api } from '../../online/api.ts';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { paceNameOf } from '../../online/paces.ts';
import { say, settings } from '../../settings.ts';
import { Page } from '../page.tsx';
import { useLoaded } from '../useLoaded.ts';
import { Invitation } from './invitation.tsx';
import { refusalOf } from './refusalOf.ts';

interface WaitingRoomProps {
  readonly online: OnlineTable;
  readonly card: OnlineCard;
  /** Undefined until the person has given a name. */
  readonly name: string | undefined;
  readonly setName: (name: string) => void;
}

export const WaitingRoom = (props: WaitingRoomProps) => {
  const { card, name } = props;
  const words = say(onlineWords);
  const title = isGameId(card.game) ? say(homeWords).games[card.game].title : card.game;
  return (
    <Page title={words.title(title)} class="narrow waiting">
      <h1>{words.title(title)}</h1>
      {name === undefined && <NameForm {...props} />}
      <Seats {...props} />
      {name !== undefined && <Invitation online={props.online} />}
    </Page>
  );
};

const NameForm = ({ setName }: WaitingRoomProps) => {
  const words = say(onlineWords);
  const [wish, setWish] = useState(settings.value.name);
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    const named = await api.nameGuest(wish.trim());
    if (isRefusal(named)) setProblem(refusalOf(named.code));
    else setName(named.name);
  };
  return (
    <form
      class="paper sheet stack"
      onSubmit={e => {
        e.preventDefault();
        void send();
      }}
    >
      <label class="field">
        <span>{words.yourName}</span>
        <input
          type="text"
          value={wish}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          required
          aria-describedby="waiting-name-help"
          onInput={e => setWish(e.currentTarget.value)}
        />
      </label>
      <p id="waiting-name-help">{words.nameHelp}</p>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" class="button main">
        {words.name}
      </button>
    </form>
  );
};

const Seats = ({ online, card, name }: WaitingRoomProps) => {
  const words = say(onlineWords);
  const { door } = online;
  const { seat: own } = online.state;
  const isOwner = own !== SPECTATOR && card.ownerSeat === own;
  const [problem, setProblem] = useState<string>();
  const isFull = card.seats.every(({ name }) => name !== null);
  const act = async (done: Promise<OnlineCard | Refused>): Promise<void> => {
    const answer = await done;
    setProblem(isRefusal(answer) ? refusalOf(answer.code) : undefined);
  };
  return (
    <section class="paper sheet stack" aria-labelledby="waiting-seats">
      <h2 id="waiting-seats">{words.seats}</h2>
      <ol class="waiting-seats">
        {card.seats.map((seat, s) => (
          <li key={s}>
            <Pawn seat={s} size={36} />
            <SeatName seat={seat} isOwn={s === own} />
            {s === own && (
              <button type="button" class="button quiet" onClick={() => void act(api.leave(door))}>
                {words.standUp}
              </button>
            )}
            {isOwner && seat.kind === 'person' && seat.bot && seat.name !== null && (
              <button
                type="button"
                class="button quiet"
                onClick={() => void act(api.freeSeat(door, s))}
              >
                {words.sendAway(seat.name)}
              </button>
            )}
            {seat.name === null && name !== undefined && own === SPECTATOR && (
              <button
                type="button"
                class="button main"
                onClick={() => void act(api.claim(door, s))}
              >
                {words.sit} <span class="hidden">({say(setupWords).seat(s + 1)})</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {isOwner && !isFull && <ForeignBots card={card} invite={bot => act(inviteTo(online, bot))} />}
      <Terms card={card} />
      <p role="status">{statusOf(card, own)}</p>
      {problem && <p role="alert">{problem}</p>}
      {isFull && isOwner && card.phase === 'open' && (
        <button type="button" class="button main" onClick={() => void act(api.start(door))}>
          {words.start}
        </button>
      )}
    </section>
  );
};

const inviteTo = ({ door, state }: OnlineTable, bot: string): Promise<OnlineCard | Refused> => {
  const free = state.card?.seats.findIndex(({ name }) => name === null) ?? SPECTATOR;
  return api.inviteBot(door, free, bot);
};

interface ForeignBotsProps {
  readonly card: OnlineCard;
  readonly invite: (bot: string) => Promise<void>;
}

/** Bots that play this game and do not sit here, for the first free seat. */
const ForeignBots = ({ card, invite }: ForeignBotsProps) => {
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
          <button key={name} type="button" class="button" onClick={() => void invite(name)}>
            {words.seatBot(name)}
          </button>
        ))}
      </p>
    </details>
  );
};

/** Pace and chat of the table, shown before people sit down. */
const Terms = ({ card }: { readonly card: OnlineCard }) => {
  const words = say(onlineSetupWords);
  const pace = paceNameOf(card.pace);
  return (
    <dl class="waiting-terms">
      {pace && (
        <div>
          <dt>{words.pace}</dt>
          <dd>{words.paces[pace]}</dd>
        </div>
      )}
      <div>
        <dt>{words.talk}</dt>
        <dd>{words.talks[card.chat]}</dd>
      </div>
    </dl>
  );
};

const statusOf = ({ phase, seats, ownerSeat }: OnlineCard, own: number): string => {
  const words = say(onlineWords);
  if (phase === 'sealing') return words.refusals.sealing;
  if (seats.some(({ name }) => name === null)) return words.waitForSeats;
  if (own === SPECTATOR) return words.lookingOn;
  return own === ownerSeat ? words.allHere : words.waitForOwner(seats[ownerSeat]?.name ?? '');
};

interface SeatNameProps {
  readonly seat: OnlineCard['seats'][number];
  readonly isOwn: boolean;
}

const SeatName = ({ seat, isOwn }: SeatNameProps) => {
  const words = say(onlineWords);
  if (seat.name === null) return <em>{words.free}</em>;
  const { levels } = say(shellWords);
  const bot =
    seat.kind === 'bot' ? levels[seat.level as keyof typeof levels] : seat.bot && words.table.isBot;
  const aside = bot ?? (isOwn && words.you);
  return (
    <span>
      {seat.name} {aside && <small>({aside})</small>}
    </span>
  );
};
