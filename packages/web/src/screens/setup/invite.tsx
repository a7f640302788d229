/** Opens the same table online: the first person sits here, the others come by a link. */
import { isRefusal } from '@tidetable/client';
import { onlineSetupWords } from '@tidetable/text/online';
import { shellWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { linkTo } from '../../online/invitation.ts';
import { openOnlineTable, STAND_IN, type TableChoices } from '../../online/openTable.ts';
import { usualTimeOut } from '../../online/paces.ts';
import { go } from '../../router.tsx';
import { change, say, settings } from '../../settings.ts';
import { yourName } from '../../yourName.ts';
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
  const [choices, setChoices] = useState<TableChoices>({
    pace: 'none',
    chat: 'phrases',
    isPublic: false,
  });
  const open = async (): Promise<void> => {
    setStage('opening');
    const name = players.find(({ bot }) => bot === undefined)?.name ?? '';
    const isNamed = settings.value.name !== '' || name !== yourName();
    const table = await openOnlineTable(id, options, players, choices, isNamed);
    if (isRefusal(table)) setStage('failed');
    else {
      if (isNamed) change({ name }); // at the next table, too
      go(linkTo(table));
    }
  };
  return (
    <div class="setup-online">
      <TableChoiceFields choices={choices} change={setChoices} />
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

interface TableChoiceProps {
  readonly choices: TableChoices;
  readonly change: (choices: TableChoices) => void;
}

/** How long people may think, what follows when they take longer, and what they may say. */
const TableChoiceFields = ({ choices, change }: TableChoiceProps) => {
  const words = say(onlineSetupWords);
  const { timeOuts } = words;
  const { levels } = say(shellWords);
  return (
    <>
      <Choice
        name={words.pace}
        words={words.paces}
        chosen={choices.pace}
        choose={pace => change({ ...choices, pace })}
      />
      {choices.pace !== 'none' && (
        <Choice
          name={words.timeOut}
          words={{ ...timeOuts, 'stand-in': timeOuts['stand-in'](levels[STAND_IN]) }}
          chosen={choices.timeOut ?? usualTimeOut(choices.pace)}
          choose={timeOut => change({ ...choices, timeOut })}
        />
      )}
      <Choice
        name={words.talk}
        words={words.talks}
        chosen={choices.chat}
        choose={chat => change({ ...choices, chat })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={choices.isPublic}
          onChange={e => change({ ...choices, isPublic: e.currentTarget.checked })}
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
