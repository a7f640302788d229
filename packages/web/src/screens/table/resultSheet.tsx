/** The result of a game, over the table: places, sources of points, course, and next actions. */
import './resultSheet.css';
import { isPractice } from '@tidetable/match';
import { notices } from '@tidetable/text/shell';
import { gamesWords, setupWords, tableWords } from '@tidetable/text/web';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../look/icon.tsx';
import { Pawn } from '../../look/pawn.tsx';
import { go, Link } from '../../router.tsx';
import { saveAsFile } from '../../saveAsFile.ts';
import { language, motionTime, say } from '../../settings.ts';
import { newTable } from '../../table/newTable.ts';
import { isWonTogether } from '../../table/wonTogether.ts';
import { rememberTable } from '../setup/remembered.ts';
import { useLoaded } from '../useLoaded.ts';
import { gameText, nameOf } from './part.ts';
import { PointsTable } from './pointsTable.tsx';
import {
  type EndProps,
  leadOf,
  type Ranked,
  type RankedProps,
  rankingOf,
  titleOf,
} from './ranking.ts';
import { saveResultPicture } from './resultPicture.ts';
import { ScoreCourse, VoyageCourse } from './scoreCourse.tsx';
import { ScrollSheet } from './scrollSheet.tsx';

interface ResultSheetProps extends EndProps {
  readonly close: () => void;
}

const STEP = 450; // milliseconds
/** First the last place, then those between, then the winner and the rest. */
const LAST_STEP = 2;

/** Appears with this step. */
const revealedAt = (step: number) => ({
  'data-step': step,
  style: {
    animationDelay: `${motionTime(step * STEP)}ms`,
    animationDuration: `${motionTime(STEP)}ms`,
  },
});

export const ResultSheet = (part: ResultSheetProps) => {
  const { ui, end, close } = part;
  const ranking = rankingOf(part, end);
  const lead = leadOf(part, end) ?? gameText(part).ending?.(end.view);
  const hasCourse = ui.voyage !== undefined && end.ply > 0;
  return (
    <ScrollSheet
      class="table-sheet"
      label={say(tableWords).result}
      onClose={close}
      foot={<Actions {...part} />}
      title={
        <span class="table-sheet-title" {...revealedAt(LAST_STEP)}>
          <Medal {...part} winners={ranking.filter(({ place }) => place === 1)} />
          <span>
            {titleOf(part, end)}
            {lead && <small class="table-sheet-lead"> {lead}</small>}
          </span>
        </span>
      }
    >
      <div class="table-sheet-body">
        <div class="table-sheet-column">
          {ranking.length > 0 ? <Places {...part} ranking={ranking} /> : <Crew {...part} />}
          {hasEqualPoints(ranking.filter(({ seat }) => hasStayed(end, seat))) && <Tie {...part} />}
        </div>
        {(ranking.length > 0 || hasCourse) && (
          <div class="table-sheet-column" {...revealedAt(LAST_STEP)}>
            {ranking.length > 0 ? (
              <ScoreCourse {...part} ranking={ranking} />
            ) : (
              ui.voyage && <VoyageCourse {...part} voyage={ui.voyage} />
            )}
          </div>
        )}
        {ranking.length > 0 && (
          <div class="table-sheet-wide" {...revealedAt(LAST_STEP)}>
            <PointsTable {...part} ranking={ranking} />
          </div>
        )}
      </div>
      <Counted {...part} />
    </ScrollSheet>
  );
};

interface MedalProps extends EndProps {
  readonly winners: readonly Ranked[];
}

const Medal = ({ ui, end, winners }: MedalProps) => {
  const isWon = isWonTogether(ui.id, end.result);
  if (isWon === undefined && winners.length === 0) return null;
  return (
    <span class="table-sheet-medal" data-lost={isWon === false || undefined}>
      {isWon === undefined ? (
        winners.map(({ seat }) => (
          <Pawn key={seat} seat={seat} size={winners.length > 1 ? 24 : 40} />
        ))
      ) : (
        <Icon name={isWon ? 'mini-submarine' : 'kraken-tentacle'} size={40} />
      )}
    </span>
  );
};

/** `1ᵉʳ` with its raised letters in the font of the page, which has no such characters. */
const Ordinal = ({ text }: { readonly text: string }) => {
  const raised = /\p{Lm}+$/u.exec(text)?.[0] ?? '';
  if (raised === '') return <>{text}</>;
  return (
    <>
      {text.slice(0, -raised.length)}
      <sup>{raised.normalize('NFKC')}</sup>
    </>
  );
};

const stepOf = (index: number, count: number): number =>
  index === 0 ? LAST_STEP : index === count - 1 ? 0 : 1;

const Places = (part: RankedProps) => {
  const words = say(tableWords);
  const { ranking, end } = part;
  const { seatsHere } = part.session.table.card;
  const isYou = (seat: number): boolean => seatsHere.length === 1 && seatsHere[0] === seat;
  return (
    <ol class="table-sheet-places">
      {ranking.map(({ seat, place, points }, i) => {
        const leaver = end.left.find(l => l.seat === seat);
        const name = nameOf(part, seat);
        return (
          <li
            key={seat}
            data-first={place === 1 || undefined}
            data-me={isYou(seat) || undefined}
            {...revealedAt(stepOf(i, ranking.length))}
          >
            <span class="table-sheet-place">
              <Ordinal text={words.place(place)} />
            </span>
            <Pawn seat={seat} size={place === 1 ? 34 : 26} />
            <span>
              {name}
              {isYou(seat) && <small> {words.you}</small>}
              {leaver && (
                <small>
                  {' '}
                  {leaver.name !== name && leaver.name} {say(notices).record.left[leaver.how]}
                </small>
              )}
            </span>
            <strong>{words.points(points)}</strong>
          </li>
        );
      })}
    </ol>
  );
};

const hasStayed = ({ left }: EndProps['end'], seat: number): boolean =>
  !left.some(leaver => leaver.seat === seat);

const hasEqualPoints = (ranking: readonly Ranked[]): boolean =>
  new Set(ranking.map(({ points }) => points)).size < ranking.length;

/** The tie-break of players with equal points, or their shared place. */
const Tie = ({ ui }: EndProps) => {
  const tieBreak = useLoaded(async () => ui.loadTieBreak?.().catch(() => undefined), ui.id);
  if (!tieBreak) return null;
  const { does, rule } = tieBreak;
  return (
    <p class="table-sheet-tie">
      {does(language.value)}{' '}
      <Link to={`/rules/${ui.id}#${rule}`}>{say(tableWords).whyRule(rule)}</Link>
    </p>
  );
};

/** The players of a cooperative game, and how far they came. */
const Crew = (part: EndProps) => {
  const { session, ui, end } = part;
  const { players } = session.table.card;
  return (
    <>
      <p>{ui.heading(end.view, language.value)}</p>
      {ui.voyage && (
        <ul class="table-sheet-facts">
          {ui.voyage.facts(end.view, language.value).map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {players.length > 1 && (
        <ul class="table-sheet-places">
          {players.map(({ name }, seat) => (
            <li key={seat}>
              <Pawn seat={seat} size={26} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** The kind of the match: practice, own components, number of hints. */
const Counted = ({ session, state, kept, online }: EndProps) => {
  const words = say(tableWords);
  const decided = state.lines.flatMap(line => line.decided ?? []);
  const hints = kept?.kept.state.hints;
  return (
    <ul class="table-sheet-counted">
      {/* of what several people have played, nobody's statistics know the winner */}
      {!online && <li>{words.counted[isPractice(decided) ? 'practice' : 'game']}</li>}
      {session.table.card.edition.differing.length > 0 && <li>{words.ownComponents}</li>}
      {hints !== undefined && <li>{hints > 0 ? words.hintsUsed(hints) : words.noHints}</li>}
    </ul>
  );
};

const Actions = (part: ResultSheetProps) => {
  const { session, owned, kept, online, close } = part;
  const words = say(tableWords);
  const { card } = session.table;
  const sheet = card.edition.sheet ?? undefined;
  const [hasFailed, fail] = useState(false);
  const [saved, tell] = useState('');
  const savePicture = async (): Promise<void> => {
    const isSaved = await saveResultPicture(part);
    tell(isSaved ? words.pictureSaved : words.pictureFailed);
  };
  const isDealing = useRef(false);
  const again = async (): Promise<void> => {
    if (isDealing.current) return; // a double click counts once
    isDealing.current = true;
    try {
      go(`/table/${await newTable({ ...card, sheet })}`);
    } catch {
      fail(true);
    } finally {
      isDealing.current = false;
    }
  };
  const change = (): void => {
    const seats = card.players.map(({ name, bot }) => ({ name, bot: bot ?? null }));
    rememberTable({ ...card, sheet }, seats);
    go(`/play/${card.game}`);
  };
  const lookBack = (): void => {
    close();
    void session.look(0).then(() => scrollTo(0, 0));
  };
  return (
    <div class="table-sheet-actions">
      {online && <online.After />}
      {owned && (
        <>
          <button type="button" class="button main" onClick={() => void again()}>
            {words.again}
          </button>
          <button type="button" class="button" onClick={change}>
            {words.againOther}
          </button>
        </>
      )}
      <button type="button" class="button" onClick={lookBack}>
        {words.review}
      </button>
      {kept && (
        <Link class="button" to={`/fair/${card.id}`}>
          {say(gamesWords).fair}
        </Link>
      )}
      {owned && (
        <button type="button" class="button" onClick={() => void saveAsFile(owned)}>
          {words.saveFile}
        </button>
      )}
      <button type="button" class="button" onClick={() => void savePicture()}>
        {words.savePicture}
      </button>
      <p role="status">{saved}</p>
      {hasFailed && <p role="alert">{say(setupWords).failed}</p>}
    </div>
  );
};
