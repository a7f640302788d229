/** The set-up screen: players and options. */
import './setup.css';
import type { AnyGame, GameId } from '@tidetable/rules';
import type { GameText } from '@tidetable/text/shell';
import { chartWords, homeWords, lessonWords, setupWords } from '@tidetable/text/web';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isGameId, loadGameTexts } from '../../gameTexts.ts';
import { lessonsOf } from '../../lessons/lessonList.ts';
import { needIcons } from '../../look/icon.tsx';
import { gameWithSheet, ownGame } from '../../ownBox.ts';
import { go, Link, url } from '../../router.tsx';
import { language, say } from '../../settings.ts';
import { newestEdition } from '../../table/gameAt.ts';
import { newTable } from '../../table/newTable.ts';
import { needTexts } from '../../texts.ts';
import { yourName } from '../../yourName.ts';
import { VIGNETTES } from '../home/vignettes.tsx';
import { LessonList } from '../learn/lessonList.tsx';
import { Loading } from '../loading.tsx';
import { NotFound } from '../notFound.tsx';
import { Page } from '../page.tsx';
import { useLoaded } from '../useLoaded.ts';
import { AidFields } from './aids.tsx';
import {
  type DefaultNames,
  type Form,
  forPeople,
  isReady,
  optionsOf,
  playersOf,
  usualForm,
  withOwnName,
  withWishes,
} from './form.ts';
import { OnlineStart } from './onlineStart.tsx';
import { OptionFields } from './optionFields.tsx';
import { recall, remember } from './remembered.ts';
import { SeatFields } from './seatFields.tsx';
import { WinChance } from './winChance.tsx';

/** In milliseconds: on a slow line 52 kB beside the fonts would keep the page from being seen. */
const ICONS_AFTER = 1500;

export const Setup = ({ game = '' }: { readonly game: string | undefined }) =>
  isGameId(game) ? <SetupPage id={game} /> : <NotFound />;

const SetupPage = ({ id }: { readonly id: GameId }) => {
  const load = () => Promise.all([newestEdition(id), loadGameTexts(id), needTexts('onlineSetup')]);
  const loaded = useLoaded(load, id);
  if (!loaded) return <Loading />;
  const [game, texts] = loaded;
  return <SetupForm id={id} game={game} text={texts[language.value]} />;
};

const defaultNames = (): DefaultNames => ({
  you: yourName(),
  person: say(setupWords).defaultName,
});

interface SetupFormProps {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly text: GameText;
}

const SetupForm = ({ id, game, text }: SetupFormProps) => {
  const words = say(setupWords);
  const Vignette = VIGNETTES[id];
  const names = defaultNames();
  const { searchParams: wishes } = url.value;
  const isOnline = wishes.has('online');
  const [form, setForm] = useState<Form>(() => {
    const recalled = recall(id, game) ?? usualForm(game, names);
    const named = withOwnName(recalled, say(homeWords).somebody, names.you);
    const wished = withWishes(game, named, wishes);
    return isOnline ? forPeople(wished, names) : wished;
  });
  const [stage, setStage] = useState<'open' | 'starting' | 'failed'>('open');
  const own = useMemo(() => ownGame(game), [game]);
  const before = useMemo(() => gameWithSheet(game, form.sheet), [game, form.sheet]);
  const [box, takeBox] = useState(before); // the own name is a default only
  const options = optionsOf(game, form);
  useEffect(() => {
    const wait = setTimeout(needIcons, ICONS_AFTER); // for the next table
    return () => clearTimeout(wait);
  }, []);
  const mayStart = isReady(game, form) && stage !== 'starting';

  /** Choices are stored at once, so that leaving the page loses nothing. */
  const change = (next: Form): void => {
    setForm(next);
    if (isReady(game, next)) remember(id, next);
  };

  const start = async (): Promise<void> => {
    if (!options || !mayStart || isOnline) return;
    setStage('starting');
    remember(id, { ...form, sheet: undefined });
    const players = playersOf(form);
    const sheet = box?.components;
    try {
      go(`/table/${await newTable({ game: id, options, players, aids: form.aids, sheet })}`);
    } catch {
      setStage('failed');
    }
  };

  return (
    <Page title={words.title(text.title)} class="setup">
      <h1>{words.title(text.title)}</h1>
      <form
        class="setup-form"
        data-brief={game.options.length < 2 || undefined}
        onSubmit={e => {
          e.preventDefault();
          void start();
        }}
      >
        <SeatFields game={game} form={form} names={names} change={change} isOnline={isOnline}>
          {options && playersOf(form).length > 1 && (
            <OnlineStart
              id={id}
              options={options}
              players={playersOf(form)}
              isReady={mayStart}
              isWished={isOnline}
              hasOwnBox={box !== undefined}
            />
          )}
        </SeatFields>
        <div class="stack setup-options">
          <OptionFields id={id} game={game} text={text} form={form} change={change} />
          {options && id === 'nautilion' && <WinChance options={options} />}
          {!isOnline && (
            <>
              <AidFields id={id} form={form} change={change} />
              {before && <BoxCheck of={before} box={box} take={takeBox} label={words.sameBox} />}
              {own && <BoxCheck of={own} box={box} take={takeBox} label={words.ownBox} />}
            </>
          )}
        </div>
        {!isOnline && (
          <div class="setup-start">
            <button type="submit" class="button main" disabled={!mayStart}>
              {stage === 'starting' ? words.starting : words.start}
            </button>
            {stage === 'failed' && <p role="alert">{words.failed}</p>}
          </div>
        )}
        <div class="setup-more">
          <div class="row">
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                change(usualForm(game, names));
                takeBox(undefined);
              }}
            >
              {words.usual}
            </button>
            <Link class="button quiet" to={`/rules/${id}`}>
              {say(homeWords).rules}
            </Link>
            <Link class="button quiet" to={`/box/${id}`}>
              {words.box}
            </Link>
            {id === 'nautilion' && (
              <Link class="button quiet" to="/chart">
                {say(chartWords).link}
              </Link>
            )}
          </div>
          {lessonsOf(id).length > 0 && (
            <section class="paper sheet" aria-labelledby="setup-lessons">
              <h2 id="setup-lessons">{say(lessonWords).lessons}</h2>
              <LessonList game={id} />
            </section>
          )}
        </div>
        <div class="setup-about">
          <div class="setup-plate">
            <Vignette />
          </div>
          <p>{text.about}</p>
        </div>
      </form>
    </Page>
  );
};

interface BoxCheckProps {
  readonly of: AnyGame;
  /** The chosen one; at most one. */
  readonly box: AnyGame | undefined;
  readonly take: (box: AnyGame | undefined) => void;
  readonly label: (differing: number) => string;
}

/** Whether the table uses the components of this box. */
const BoxCheck = ({ of, box, take, label }: BoxCheckProps) => (
  <label class="paper sheet check">
    <input
      type="checkbox"
      checked={box === of}
      onChange={e => take(e.currentTarget.checked ? of : undefined)}
    />
    {label(of.differing.length)}
  </label>
);
