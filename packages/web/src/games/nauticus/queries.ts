/** Purse, storage, ships and rivals in sentences, for queries by keyboard. */
import type { Nauticus } from '@tidetable/rules';
import { type Components, moveNotation } from '@tidetable/rules/nauticus';
import { boardWords, queryWords, text, wantsText, words } from '@tidetable/text/nauticus';
import type { Language } from '@tidetable/text/shell';
import { needTexts } from '../../texts.ts';
import type { BoardProps, Queries } from '../gameUi.ts';

type View = Nauticus.View;
type Player = View['players'][number];

export const loadQueries = async (): Promise<Queries> => {
  await needTexts('nauticus/queries');
  return { own, rivals, board };
};

const own = (board: BoardProps, language: Language): string[] => {
  const told = tellOwn(board, language, true);
  return told.join(' ').length > MOST_OWN ? tellOwn(board, language, false) : told;
};

const tellOwn = (
  { view, components }: BoardProps,
  language: Language,
  isInFull: boolean,
): string[] => {
  const { players, seat, running, toAct } = view as View;
  const { tiles } = words[language];
  const told = queryWords[language];
  const player = players[seat];
  const { boxes } = (components as Components).storage;
  const stored = countsOf(player.storage, language);
  const delivered = countsOf(player.delivered, language);
  return [
    told.purse(words[language].list(purseOf(player, language, toAct === seat ? running.blue : 0))),
    ...(running.tile !== null && toAct === seat ? [told.inHand(tiles[running.tile].name)] : []),
    stored === '' ? told.emptyStorage : told.storage(player.boxes, boxes, stored),
    player.ships.length === 0 ? told.noShips : told.ships(shipsOf(player, language, isInFull)),
    ...(delivered === '' ? [] : [told.delivered(delivered)]),
    ...(player.extra && toAct !== null ? [told.extra] : []),
  ];
};

/** Longer answers are not listened to; contents of storages and wants of ships are left out first. */
const MOST = 300; // characters
const MOST_OWN = 400;

const rivals = (board: BoardProps, language: Language): string[] => {
  const told = tellRivals(board, language, true);
  return told.join(' ').length > MOST ? tellRivals(board, language, false) : told;
};

const tellRivals = (
  { view, players }: BoardProps,
  language: Language,
  isInFull: boolean,
): string[] => {
  const { players: all, seat: viewer } = view as View;
  const told = queryWords[language];
  return all.flatMap((player, seat) => {
    if (seat === viewer) return [];
    const { ships, boxes } = player;
    const finished = player.finished.filter(isFinished => isFinished).length;
    const things = [
      ...purseOf(player, language),
      ...(ships.length === 0 ? [] : [told.built(ships.length, finished)]),
      ...(boxes === 0
        ? []
        : [told.full(boxes, isInFull ? countsOf(player.storage, language) : '')]),
      ...(isInFull || player.passed > 0 ? [told.passed(player.passed)] : []),
    ];
    return [told.rival(players[seat].name, things)];
  });
};

/** The spaces of the wheel, and what is left in the supply. */
const board = ({ view: given, components }: BoardProps, language: Language): string[] => {
  const view = given as View;
  const say = boardWords[language];
  const told = queryWords[language];
  const spaces = view.spaces.map(({ action, flipped }, i) => {
    const what = text[language].move(moveNotation.choose(action), view, components);
    const state = [
      ...(view.anchor === i ? [say.anchorHere] : []),
      ...(flipped ? [say.flipped] : []),
    ];
    return told.sentence(say.space(i + 1, [what, ...state].join(', ')));
  });
  const stacks = Object.entries(view.stacks).map(([tile, n]) =>
    say.left(nameOf(tile, language), n),
  );
  return [...spaces, told.supply(stacks.join(told.between))];
};

const purseOf = ({ workers, taler, crowns }: Player, language: Language, blue = 0): string[] => {
  const say = words[language];
  return [
    say.workers(workers),
    ...(blue > 0 ? [say.blueWorkers(blue)] : []),
    say.taler(taler),
    ...(crowns === 0 ? [] : [say.board.crowns(crowns)]),
  ];
};

const countsOf = (tiles: Readonly<Record<string, number>>, language: Language): string =>
  Object.entries(tiles)
    .filter(([, n]) => n > 0)
    .map(([tile, n]) => words[language].times(nameOf(tile, language), n))
    .join(', ');

const nameOf = (tile: string, language: Language): string =>
  words[language].tiles[tile as Nauticus.TileName].name;

const shipsOf = ({ ships, finished }: Player, language: Language, isInFull: boolean): string => {
  const told = queryWords[language];
  const tell = (parts: Player['ships'][number]['parts'], i: number): string => {
    if (finished[i]) return told.finished(i + 1, parts.length);
    return told.open(i + 1, parts.length, isInFull ? wantsText(words[language], parts) : '');
  };
  return ships.map(({ parts }, i) => tell(parts, i)).join(told.between);
};
