import type { Verification } from '@tidetable/match';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import { notices, problemText, verificationText } from '@tidetable/text/shell';
import { gamesWords, replayWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import type { GameUi } from '../../games/gameUi.ts';
import { go, Link } from '../../router.tsx';
import { language, say } from '../../settings.ts';
import { keep } from '../../table/newTable.ts';
import type { Recorded, RecordTable } from '../../table/recordTable.ts';
import type { TableSession } from '../../table/tableSession.ts';
import { LanguageSwitch } from '../page.tsx';
import { viewpointsOf } from './viewpoints.ts';

interface ReplayBarProps {
  readonly id: string | undefined;
  readonly recorded: Recorded;
  readonly table: RecordTable;
  readonly session: TableSession;
  readonly ui: GameUi;
}

/** Viewpoint, fairness check, and further actions. */
export const ReplayBar = (props: ReplayBarProps) => {
  const words = say(replayWords);
  const { id, recorded } = props;
  return (
    <section class="replay-bar" aria-label={words.tools}>
      <Link class="button quiet" to="/games">
        ‹ {words.close}
      </Link>
      <Viewpoint {...props} />
      <Verdict {...props} />
      {id === undefined ? (
        <button
          type="button"
          class="button"
          onClick={async () => go(`/replay/${await keep(recorded)}${location.search}`, 'replace')}
        >
          {words.keep}
        </button>
      ) : (
        'clipboard' in navigator && <CopyLink />
      )}
      <LanguageSwitch />
    </section>
  );
};

const Viewpoint = ({ recorded, session }: ReplayBarProps) => {
  const words = say(replayWords);
  const nameOf = (seat: Seat): string =>
    seat === SPECTATOR ? words.watcher : recorded.file.seats[seat].name;
  return (
    <label class="replay-viewer">
      <span>{words.seenBy}</span>
      <select
        value={session.viewer}
        onChange={e => void session.lookAs(Number(e.currentTarget.value))}
      >
        {viewpointsOf(recorded).map(seat => (
          <option key={seat} value={seat}>
            {nameOf(seat)}
          </option>
        ))}
      </select>
    </label>
  );
};

const Verdict = ({ id, recorded, table, ui }: ReplayBarProps) => {
  const words = say(replayWords);
  const [stage, setStage] = useState<'open' | 'busy' | Verification>('open');
  const verify = async (): Promise<void> => {
    setStage('busy');
    setStage(await table.verify());
  };
  if (stage === 'open')
    return (
      <button type="button" class="button" onClick={() => void verify()}>
        {words.verify}
      </button>
    );
  if (stage === 'busy') return <p role="status">{words.verifying}</p>;
  return (
    <div class="replay-verdict" role="status" data-wrong={stage.wrong !== undefined || undefined}>
      {stage.wrong ? (
        <p>{words.notVerified(problemText(say(notices), stage.wrong, ui.text[language.value]))}</p>
      ) : (
        <Verified recorded={recorded} verification={stage} />
      )}
      {id !== undefined && recorded.file.result !== null && (
        <Link to={`/fair/${id}`}>{say(gamesWords).fair}</Link>
      )}
    </div>
  );
};

interface VerifiedProps {
  readonly recorded: Recorded;
  readonly verification: Verification;
}

/** The result of the check, unproved claims, and decisions of the table that are no moves. */
const Verified = ({ recorded: { file }, verification }: VerifiedProps) => {
  const words = say(notices);
  const { verdict, edition, unproved, decided } = verificationText(
    words,
    verification,
    file.log.length,
  );
  return (
    <>
      <p>{[say(replayWords).sealedSea(verdict), ...unproved, edition].filter(Boolean).join(' ')}</p>
      {decided.length > 0 && (
        <details>
          <summary>{words.record.decidedByTable}</summary>
          <ul>
            {decided.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

const CopyLink = () => {
  const words = say(replayWords);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      // not allowed: the address bar has it
    }
  };
  return (
    <button type="button" class="button" title={words.copyWhere} onClick={() => void copy()}>
      {isCopied ? words.copied : words.copy}
    </button>
  );
};
