/** The page “Was chance fair?”: commitment, salts, seed, and every card computed again. */
import './fairness.css';
import type { Facts, MatchFile } from '@tidetable/match';
import { type GameText, notices, problemText } from '@tidetable/text/shell';
import { fairnessWords, gamesWords, homeWords, replayWords } from '@tidetable/text/web';
import type { ComponentChildren } from 'preact';
import { isGameId, loadGameTexts } from '../../gameTexts.ts';
import { Pawn } from '../../look/pawn.tsx';
import { type Evidence, readEvidence } from '../../online/fairnessEvidence.ts';
import { Link } from '../../router.tsx';
import { saveMatchFile } from '../../saveAsFile.ts';
import { language, say } from '../../settings.ts';
import { readMatch } from '../../store/store.ts';
import { startEngine } from '../../table/engine.ts';
import { needTexts } from '../../texts.ts';
import { Loading } from '../loading.tsx';
import { NotFound } from '../notFound.tsx';
import { Page } from '../page.tsx';
import { useLoaded } from '../useLoaded.ts';
import { FactList } from './factList.tsx';
import { type Judged, judge } from './judge.ts';
import { MarkSign } from './markSign.tsx';

interface Found {
  readonly id: string;
  readonly file: MatchFile;
  readonly evidence: Evidence | undefined;
  readonly text: GameText | undefined;
  /** Undefined while the match is running: its seed must stay hidden. */
  readonly checked:
    | {
        readonly judged: Judged;
        readonly facts: readonly Facts[];
        readonly wrong: string | undefined;
      }
    | undefined;
}

const find = async (id: string): Promise<Found | undefined> => {
  const [saved] = await Promise.all([readMatch(id), needTexts('fairness')]);
  if (!saved) return undefined;
  const { file } = saved;
  const texts = isGameId(file.game) ? await loadGameTexts(file.game) : undefined;
  const text = texts?.[language.value];
  const evidence = readEvidence(file.id);
  return {
    id,
    file,
    evidence,
    text,
    checked: file.result ? await check(file, evidence, text) : undefined,
  };
};

const check = async (
  file: MatchFile,
  evidence: Evidence | undefined,
  text: GameText | undefined,
) => {
  const engine = startEngine();
  try {
    const verification = await engine.calls.verify(file);
    const facts = verification.edition ? await engine.calls.facts(file) : [];
    const { wrong } = verification;
    return {
      judged: judge({ file, verification, facts, evidence }),
      facts,
      wrong: wrong && problemText(say(notices), wrong, text),
    };
  } finally {
    engine.hangUp();
  }
};

export const Fairness = ({ id }: { readonly id: string }) => {
  const found = useLoaded(async () => ({ match: await find(id) }), `${id} ${language.value}`);
  if (!found) return <Loading />;
  return found.match ? <Shown {...found.match} /> : <NotFound />;
};

const Shown = (found: Found) => {
  const words = say(fairnessWords);
  const { file, checked } = found;
  const title = isGameId(file.game) ? say(homeWords).games[file.game].title : file.game;
  return (
    <Page title={words.title} class="narrow fairness">
      <h1>{words.title}</h1>
      <p>
        {title} · {file.seats.map(({ name }) => name).join(', ')}
      </p>
      {checked ? (
        <div class={`note ${checked.judged.verdict === 'wrong' ? 'wrong' : ''}`} role="status">
          <p class="fairness-verdict">
            <MarkSign mark={checked.judged.verdict} />
            <span>
              <strong>{words.verdict[checked.judged.verdict]}</strong> {checked.wrong}
            </span>
          </p>
        </div>
      ) : (
        <p class="note">{words.notOver}</p>
      )}
      <Before {...found} />
      {checked && <After {...found} {...checked} />}
      <Meaning {...found} />
      <ByHand {...found} />
    </Page>
  );
};

interface StepProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

const Step = ({ title, children }: StepProps) => (
  <section class="paper sheet stack" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** A number of sixty-four digits, for comparison. */
const Digits = ({ of }: { readonly of: string }) => (
  <code class="fairness-digits" lang="zxx">
    {of}
  </code>
);

const Before = ({ file, evidence, checked }: Found) => {
  const words = say(fairnessWords);
  return (
    <Step title={words.before}>
      <h3>{words.commitment}</h3>
      <p>{words.commitmentHelp}</p>
      <Digits of={file.commitment} />
      <h3>{words.salts}</h3>
      <p>{words.saltsHelp}</p>
      <ul class="fairness-salts">
        {file.seats.map(({ name, kind }, seat) => {
          const salt = file.salts[seat] ?? null;
          return (
            <li key={seat}>
              <Pawn seat={seat} size={26} />
              <span>
                {name} {evidence?.seat === seat && <small>({words.yours})</small>}
              </span>
              {salt === null ? (
                <small>{kind === 'bot' ? words.botSalt : words.noSalt}</small>
              ) : (
                <Digits of={salt} />
              )}
            </li>
          );
        })}
      </ul>
      {checked && (evidence || file.salts.some(salt => salt !== null)) && (
        <p class="fairness-mark">
          <MarkSign mark={checked.judged.evidence} />
          <span>{words.evidence[checked.judged.evidence]}</span>
        </p>
      )}
    </Step>
  );
};

const After = ({ file, judged, facts }: Found & NonNullable<Found['checked']>) => {
  const words = say(fairnessWords);
  return (
    <>
      <Step title={words.after}>
        <h3>{words.seed}</h3>
        <p class="fairness-mark">
          <MarkSign mark={judged.seed} />
          <span>{words.seedHelp}</span>
        </p>
        {file.seed === null ? <p>{words.noSeed}</p> : <Digits of={file.seed} />}
      </Step>
      <Step title={words.facts}>
        <p class="fairness-mark">
          <MarkSign mark={judged.facts} />
          <span>{words.factsHelp}</span>
        </p>
        <FactList facts={facts} />
      </Step>
      <Step title={words.moves}>
        <p class="fairness-mark">
          <MarkSign mark={judged.moves} />
          <span>{words.movesHelp(file.log.length)}</span>
        </p>
        <p class="fairness-mark">
          <MarkSign mark={judged.result} />
          <span>{words.result}</span>
        </p>
      </Step>
    </>
  );
};

const Meaning = ({ file }: Found) => {
  const words = say(fairnessWords);
  const { salted, unsalted, ...always } = words.provesList;
  const isSalted = file.salts.some(salt => salt !== null);
  return (
    <>
      <Step title={words.proves}>
        <ul>
          {[isSalted ? salted : unsalted, ...Object.values(always)].map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Step>
      <Step title={words.provesNot}>
        <ul>
          {Object.values(words.provesNotList).map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Step>
    </>
  );
};

const ByHand = ({ id, file }: Found) => {
  const words = say(fairnessWords);
  return (
    <Step title={words.byHand}>
      <p>{words.byHandHelp('npx tidetable verify')}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => saveMatchFile(file)}>
          {say(gamesWords).save}
        </button>
        <Link class="button" to={`/replay/${id}?ply=0`}>
          {say(replayWords).title}
        </Link>
      </p>
    </Step>
  );
};
