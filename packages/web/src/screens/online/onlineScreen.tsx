/** An online table: first a waiting room, then the match. */
import { onlineWords } from '@tidetable/text/online';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isGameId } from '../../gameTexts.ts';
import { api } from '../../online/api.ts';
import { addressOf } from '../../online/invitation.ts';
import { OnlineTable } from '../../online/onlineTable.ts';
import { Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import { gameAt } from '../../table/gameAt.ts';
import { RemoteTable } from '../../table/remoteTable.ts';
import { needTexts } from '../../texts.ts';
import { Loading } from '../loading.tsx';
import { Page } from '../page.tsx';
import { useChanges } from '../table/part.ts';
import { PlayScreen } from '../table/playScreen.tsx';
import { useLoaded } from '../useLoaded.ts';
import { onlinePartsOf } from './onlineParts.tsx';
import { refusalOf } from './refusalOf.ts';
import { WaitingRoom } from './waitingRoom.tsx';

interface Guest {
  /** Undefined for a client without a name. */
  readonly name: string | undefined;
}

const findGuest = async (): Promise<Guest> => {
  const [guest] = await Promise.all([api.guest(), needTexts('online', 'onlineSetup')]);
  return { name: ('name' in guest ? guest.name : null) ?? undefined };
};

export const OnlineScreen = ({ id }: { readonly id: string }) => {
  const found = useLoaded(findGuest, id);
  const [named, setNamed] = useState<string>();
  if (!found) return <Loading />;
  const name = named ?? found.name;
  return <AtTable key={name} id={id} name={name} setName={setNamed} />;
};

interface AtTableProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly setName: (name: string) => void;
}

/** A connection has its person from the beginning: a new name needs a new connection. */
const AtTable = ({ id, name, setName }: AtTableProps) => {
  const online = useMemo(() => new OnlineTable(addressOf(id)), []);
  useEffect(() => () => online.close(), []);
  const { card, seat, refused } = useChanges(online);
  if (refused) return <CannotJoin code={refused.code} />;
  if (!card) return <Loading />;
  if (card.phase === 'open' || card.phase === 'sealing')
    return <WaitingRoom online={online} card={card} name={name} setName={setName} />;
  const open = async () => {
    const { game, rules } = card;
    if (!isGameId(game)) return { problem: 'unknown-game' as const, game };
    const played = await gameAt({ game, edition: { rules, sheet: null, differing: [] } });
    await needTexts('chat');
    const table = new RemoteTable(online, card, played);
    return { table, online: onlinePartsOf(online, card) };
  };
  return <PlayScreen key={seat} id={id} open={open} />;
};

const CannotJoin = ({ code }: { readonly code: string }) => {
  const words = say(onlineWords);
  return (
    <Page title={words.cannotJoin}>
      <h1>{words.cannotJoin}</h1>
      <p>{refusalOf(code)}</p>
      <Link class="button main" to="/online">
        {words.list.title}
      </Link>
    </Page>
  );
};
