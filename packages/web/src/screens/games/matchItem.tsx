import { standingsOf } from '@tidetable/match';
import { notices } from '@tidetable/text/shell';
import { chartWords, gamesWords, homeWords, shellWords } from '@tidetable/text/web';
import { isGameId } from '../../gameTexts.ts';
import { go, Link } from '../../router.tsx';
import { saveMatchFile } from '../../saveAsFile.ts';
import { region, say } from '../../settings.ts';
import type { Head } from '../../store/head.ts';
import { readMatch } from '../../store/store.ts';
import { isWonTogether } from '../../table/wonTogether.ts';
import { harboursOf } from '../chart/charted.ts';
import { VIGNETTES } from '../home/vignettes.tsx';
import { rememberTable } from '../setup/remembered.ts';

interface MatchItemProps {
  readonly head: Head;
  readonly remove: () => void;
}

export const MatchItem = ({ head, remove }: MatchItemProps) => {
  const { id, file, moves, isPractice, updated } = head;
  const words = say(gamesWords);
  const title = titleOf(file.game);
  const isOver = file.result !== null;
  const mayGoOn = !isOver && typeof file.seed === 'string';
  return (
    <li class="paper match-item">
      <Plate game={file.game} />
      <div class="match-words">
        <h3>{title}</h3>
        <p>{playersText(head)}</p>
        {file.game === 'nautilion' && <p class="match-facts">{voyageText(file)}</p>}
        <p class="match-facts">
          {dateText(updated)} · {words.moves(moves)}
          {isPractice && ` · ${words.practice}`}
        </p>
        {isOver && <p class="match-result">{resultText(file)}</p>}
        {!isOver && !mayGoOn && <p class="match-facts">{words.recordOnly}</p>}
      </div>
      <div class="row match-tools">
        {mayGoOn && (
          <Link class="button main" to={`/table/${id}`}>
            {words.goOn}
          </Link>
        )}
        <Link class="button" to={`/replay/${id}?ply=0`}>
          {words.replay}
        </Link>
        {isOver && (
          <Link class="button" to={`/fair/${id}`}>
            {words.fair}
          </Link>
        )}
        {isGameId(file.game) && (
          <button type="button" class="button" onClick={() => prepareSimilar(head)}>
            {words.similar}
          </button>
        )}
        <button type="button" class="button" onClick={() => void save(id)}>
          {words.save}
        </button>
        <button type="button" class="button" onClick={remove}>
          {words.remove}
        </button>
      </div>
    </li>
  );
};

/** Starts set-up with the players, options and components of this match. */
const prepareSimilar = ({ file, bots, aids }: Head): void => {
  const seats = file.seats.map(({ name }, seat) => ({ name, bot: bots[seat] ?? null }));
  rememberTable({ ...file, sheet: file.sheet ?? undefined, aids }, seats);
  go(`/play/${file.game}`);
};

const save = async (id: string): Promise<void> => {
  const saved = await readMatch(id);
  if (saved) saveMatchFile(saved.file);
};

const Plate = ({ game }: { readonly game: string }) => {
  if (!isGameId(game)) return null;
  const Vignette = VIGNETTES[game];
  return (
    <div class="small-plate">
      <Vignette />
    </div>
  );
};

const titleOf = (game: string): string =>
  isGameId(game) ? say(homeWords).games[game].title : game;

/** `Ann, Nemo (Mate)`. */
const playersText = ({ file, bots }: Head): string => {
  const { levels } = say(shellWords);
  return file.seats
    .map(({ name }, seat) => {
      const bot = bots[seat];
      return bot ? `${name} (${levels[bot] ?? bot})` : name;
    })
    .join(', ');
};

/** `Ship A1 · Mages, Reefs`: distinguishes voyages. */
const voyageText = ({ options }: Head['file']): string => {
  const { ship, harbours } = say(chartWords);
  const names = harboursOf(options.expansions).map(harbour => harbours[harbour]);
  return `${ship(String(options.ship))} · ${names.join(', ')}`;
};

const dateText = (time: number): string => {
  const written = (style: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(region(), style).format(time);
  return say(gamesWords).at(written({ dateStyle: 'medium' }), written({ timeStyle: 'short' }));
};

const resultText = ({ game, result, seats }: Head['file']): string => {
  const words = say(gamesWords);
  const standings = standingsOf(result);
  if (!standings) return say(notices).record.calledOff;
  const { points: scored, places } = standings;
  const isWon = isWonTogether(game, result);
  if (isWon !== undefined) return isWon ? words.wonTogether : words.lostTogether;
  const first = seats.filter((_, seat) => places[seat] === 1).map(({ name }) => name);
  const points = seats.map(({ name }, seat) => words.place(name, scored[seat]));
  return `${words.won(first)} · ${points.join(', ')}`;
};
