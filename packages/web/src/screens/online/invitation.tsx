/** The invitation of a table: its link, to send or scan. */
import './invitation.css';
import { onlineWords } from '@tidetable/text/online';
import { useState } from 'preact/hooks';
import { linkTo } from '../../online/invitation.ts';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { say } from '../../settings.ts';
import { useLoaded } from '../useLoaded.ts';

const loadQrCode = async () => (await import('../../look/qrCode.tsx')).QrCode;

/** Host names that only this machine can reach. */
const isThisMachineAlone = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

/** The address of this page is the invitation. */
export const Invitation = ({ online }: { readonly online: OnlineTable }) => {
  const words = say(onlineWords);
  const { href } = new URL(linkTo(online.door), location.origin);
  return (
    <section class="paper sheet stack" aria-labelledby="waiting-invitation">
      <h2 id="waiting-invitation">{words.share}</h2>
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
        <p>{words.onlyHere('npm start -- --host 0.0.0.0')}</p>
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
