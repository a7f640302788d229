/** Before a match: the seats, and the link for those who are missing. */
import './waitingRoom.css';
import { isRefusal, type OnlineCard } from '@tidetable/client';
import { SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { homeWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { isGameId } from '../../gameTexts.ts';
import { api } from '../../online/api.ts';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { say } from '../../settings.ts';
import { Page } from '../page.tsx';
import { Invitation } from './invitation.tsx';
import { NameForm } from './nameForm.tsx';
import { refusalOf } from './refusalOf.ts';
import { useAttention } from './turns.tsx';
import { useWaiting } from './useWaiting.ts';
import { WaitingGame } from './waitingGame.tsx';
import { type Act, WaitingSeats } from './waitingSeats.tsx';
import { WaitingTerms } from './waitingTerms.tsx';

interface WaitingRoomProps {
  readonly online: OnlineTable;
  readonly card: OnlineCard;
  /** Undefined until the person has given a name. */
  readonly name: string | undefined;
  readonly setName: (name: string) => void;
}

export const WaitingRoom = (props: WaitingRoomProps) => {
  const { online, card, name } = props;
  const words = say(onlineWords);
  const { seat: own } = online.state;
  const isInviting = own !== SPECTATOR && own === card.ownerSeat && !isFull(card); // that comes first
  const title = isGameId(card.game) ? say(homeWords).games[card.game].title : card.game;
  // In another window or app one waits for the others, too.
  useAttention(useWaiting(`${name} ${isFull(card)}`).length);
  return (
    <Page title={words.title(title)} class="narrow waiting">
      <h1>{words.title(title)}</h1>
      {name === undefined && <NameForm {...props} />}
      {isInviting && <Invitation online={online} card={card} />}
      <Seats {...props} />
      {name !== undefined && !isInviting && (card.spectators || !isFull(card)) && (
        <Invitation online={online} card={card} />
      )}
      {isGameId(card.game) && <WaitingGame game={card.game} />}
    </Page>
  );
};

const isFull = ({ seats }: OnlineCard): boolean => seats.every(({ name }) => name !== null);

const Seats = ({ online, card, name }: WaitingRoomProps) => {
  const words = say(onlineWords);
  const { seat: own } = online.state;
  const isOwner = own !== SPECTATOR && card.ownerSeat === own;
  const [problem, setProblem] = useState<string>();
  const act: Act = async done => {
    const answer = await done;
    setProblem(isRefusal(answer) ? refusalOf(answer.code) : undefined);
  };
  return (
    <section class="paper sheet stack" aria-labelledby="waiting-seats">
      <h2 id="waiting-seats">{words.seats}</h2>
      <p role="status">{statusOf(card, own)}</p>
      <WaitingSeats online={online} card={card} name={name} act={act} />
      <WaitingTerms card={card} />
      {problem && <p role="alert">{problem}</p>}
      {isFull(card) && isOwner && card.phase === 'open' && (
        <button
          type="button"
          class="button main"
          onClick={() => void act(api.start(online.address))}
        >
          {words.start}
        </button>
      )}
    </section>
  );
};

const statusOf = (card: OnlineCard, own: number): string => {
  const words = say(onlineWords);
  const { phase, seats, ownerSeat } = card;
  if (phase === 'sealing') return words.refusals.sealing;
  if (!isFull(card)) return words.waitForSeats;
  if (own === SPECTATOR) return words.lookingOn;
  return own === ownerSeat
    ? words.allHere
    : words.waitForOwner(seats[ownerSeat]?.name ?? undefined);
};
