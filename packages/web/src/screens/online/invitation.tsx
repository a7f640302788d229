/** The invitation of a table: its link, to send or scan. */
import './invitation.css';
import { isRefusal, type OnlineCard, type TableAddress } from '@tidetable/client';
import { onlineWords } from '@tidetable/text/online';
import { useState } from 'preact/hooks';
import { api } from '../../online/api.ts';
import { addressOf, linkTo } from '../../online/invitation.ts';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { go } from '../../router.tsx';
import { say } from '../../settings.ts';
import { useLoaded } from '../useLoaded.ts';
import { refusalOf } from './refusalOf.ts';
import { isFor } from './waitingSeats.tsx';

const loadQrCode = async () => (await import('../../look/qrCode.tsx')).QrCode;

/** Host names that only this machine can reach. */
const isThisMachineAlone = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

interface InvitationProps {
  readonly online: OnlineTable;
  readonly card: OnlineCard;
}

/** Without its secret the link of a table that is not public leads nowhere: its owner may make a new one. */
export const Invitation = ({ online, card }: InvitationProps) => {
  const { address, state } = online;
  const [renewed, setRenewed] = useState<string>();
  const invitation = renewed ?? address.invitation;
  if (invitation !== undefined || card.visibility === 'public')
    return <Sending link={linkTo({ ...address, invitation })} title={titleFor(card)} />;
  if (state.seat !== card.ownerSeat) return null;
  return <LostLink address={address} found={setRenewed} />;
};

/** What the link is good for: who may still sit down with it? */
const titleFor = ({ seats }: OnlineCard): string => {
  const words = say(onlineWords);
  if (seats.some(seat => isFor(seat, undefined))) return words.share;
  return seats.some(({ name }) => name === null) ? words.shareKept : words.shareFull;
};

interface LostLinkProps {
  readonly address: TableAddress;
  readonly found: (invitation: string) => void;
}

const LostLink = ({ address, found }: LostLinkProps) => {
  const words = say(onlineWords);
  const [problem, setProblem] = useState<string>();
  const renew = async (): Promise<void> => {
    const answer = await api.renewInvitation(address);
    if (isRefusal(answer)) return setProblem(refusalOf(answer.code));
    const { invitation } = answer;
    go(linkTo({ ...address, invitation }), 'replace'); // kept from now on, as that of every link
    addressOf(address.id);
    return found(invitation);
  };
  return (
    <section class="paper sheet stack">
      <p>{words.lostLink}</p>
      <button type="button" class="button" onClick={() => void renew()}>
        {words.newLink}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};

const Sending = ({ link, title }: { readonly link: string; readonly title: string }) => {
  const { href } = new URL(link, location.origin);
  return (
    <section class="paper sheet stack" aria-labelledby="waiting-invitation">
      <h2 id="waiting-invitation">{title}</h2>
      <input
        type="text"
        class="waiting-link"
        readOnly
        value={href}
        aria-labelledby="waiting-invitation"
        onFocus={e => e.currentTarget.select()}
      />
      <SendButtons href={href} />
      {isThisMachineAlone(location.hostname) ? (
        <p>{say(onlineWords).onlyHere('npm start -- --host 0.0.0.0')}</p>
      ) : (
        <Scan href={href} />
      )}
    </section>
  );
};

/** Plain http has neither clipboard nor, in many browsers, sharing. */
const SendButtons = ({ href }: { readonly href: string }) => {
  const words = say(onlineWords);
  const [isCopied, setCopied] = useState(false);
  const canCopy = 'clipboard' in navigator;
  const canShare = 'share' in navigator;
  if (!canCopy && !canShare) return null;
  return (
    <p class="row">
      {canCopy && (
        <button
          type="button"
          class="button"
          onClick={() => void navigator.clipboard.writeText(href).then(() => setCopied(true))}
        >
          {isCopied ? words.copied : words.copy}
        </button>
      )}
      {canShare && (
        <button
          type="button"
          class="button"
          onClick={() => void navigator.share({ url: href }).catch(() => undefined)}
        >
          {words.shareButton}
        </button>
      )}
    </p>
  );
};

const Scan = ({ href }: { readonly href: string }) => {
  const words = say(onlineWords);
  const QrCode = useLoaded(loadQrCode, 'qr');
  return (
    <figure class="waiting-scan">
      {QrCode && <QrCode text={href} label={words.qrCode} />}
      <figcaption>{words.scan}</figcaption>
    </figure>
  );
};
