/** Opens the same table online: the first person sits here, the others come by a link. */
import { isRefusal } from '@tidetable/client';
import { onlineSetupWords } from '@tidetable/text/online';
import { shellWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { linkTo } from '../../online/invitation.ts';
import { type Manners, openOnlineTable, STAND_IN } from '../../online/openTable.ts';
import { usualTimeOut } from '../../online/paces.ts';
import { go } from '../../router.tsx';
import { say } from '../../settings.ts';
import { InviteButton, type OnlineStartProps } from './inviteButton.tsx';

export const Invite = ({
  id,
  options,
  players,
  isReady,
  isWished,
  hasOwnBox,
}: OnlineStartProps) => {
  const words = say(onlineSetupWords);
  const [stage, setStage] = useState<'open' | 'opening' | 'failed'>('open');
  const [manners, setManners] = useState<Manners>({
    pace: 'none',
    chat: 'phrases',
    isPublic: false,
  });
  const open = async (): Promise<void> => {
    setStage('opening');
    const table = await openOnlineTable(id, options, players, manners);
    if (isRefusal(table)) setStage('failed');
    else go(linkTo(table));
  };
  return (
    <div class="setup-online">
      <MannerFields manners={manners} change={setManners} />
      <InviteButton
        isWished={isWished}
        open={isReady && stage !== 'opening' ? () => void open() : undefined}
        name={stage === 'opening' ? words.opening : words.invite}
        help={hasOwnBox ? `${words.inviteHelp} ${words.usualBox}` : words.inviteHelp}
      />
      {stage === 'failed' && <p role="alert">{words.failed}</p>}
    </div>
  );
};

interface MannerProps {
  readonly manners: Manners;
  readonly change: (manners: Manners) => void;
}

/** How long people may think, what follows when they take longer, and what they may say. */
const MannerFields = ({ manners, change }: MannerProps) => {
  const words = say(onlineSetupWords);
  const { timeOuts } = words;
  const { levels } = say(shellWords);
  return (
    <>
      <Choice
        name={words.pace}
        words={words.paces}
        chosen={manners.pace}
        choose={pace => change({ ...manners, pace })}
      />
      {manners.pace !== 'none' && (
        <Choice
          name={words.timeOut}
          words={{ ...timeOuts, 'stand-in': timeOuts['stand-in'](levels[STAND_IN]) }}
          chosen={manners.timeOut ?? usualTimeOut(manners.pace)}
          choose={timeOut => change({ ...manners, timeOut })}
        />
      )}
      <Choice
        name={words.talk}
        words={words.talks}
        chosen={manners.chat}
        choose={chat => change({ ...manners, chat })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={manners.isPublic}
          onChange={e => change({ ...manners, isPublic: e.currentTarget.checked })}
        />
        {words.listed}
      </label>
    </>
  );
};

interface ChoiceProps<T extends string> {
  readonly name: string;
  /** The choices and their labels. */
  readonly words: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly choose: (chosen: T) => void;
}

const Choice = <T extends string>({ name, words, chosen, choose }: ChoiceProps<T>) => (
  <label class="field">
    <span>{name}</span>
    <select value={chosen} onChange={e => choose(e.currentTarget.value as T)}>
      {(Object.keys(words) as T[]).map(id => (
        <option key={id} value={id}>
          {words[id]}
        </option>
      ))}
    </select>
  </label>
);
