/** The way from set-up to an online table; what it needs is loaded for who has seats for guests. */
import { onlineSetupWords } from '@tidetable/text/online';
import { say } from '../../settings.ts';
import { useLoaded } from '../useLoaded.ts';
import { InviteButton, type OnlineStartProps } from './inviteButton.tsx';

export const OnlineStart = (props: OnlineStartProps) => {
  const words = say(onlineSetupWords);
  const hasGuests = props.players.filter(({ bot }) => bot === undefined).length > 1;
  const load = async () => (hasGuests ? (await import('./invite.tsx')).Invite : undefined);
  const Invite = useLoaded(load, hasGuests);
  if (Invite) return <Invite {...props} />;
  return (
    <div class="setup-online">
      <InviteButton
        isWished={props.isWished}
        open={undefined}
        name={words.invite}
        help={hasGuests ? words.inviteHelp : words.needsPeople}
      />
    </div>
  );
};
