/** Two tables of one match side by side on a page, for the test that they share nothing. */
import '../look/tokens.css';
import '../look/base.css';
import { type AnyMatch, isProblem, type MatchFile, openMatch, seatView } from '@tidetable/match';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { BoardScope } from '../board/boardScope.tsx';
import type { BoardProps, GameUi } from '../games/gameUi.ts';
import { loadGame } from '../games/loadGame.ts';
import './twoTablesPage.ts';

const VIEWER = 0;

/** As in the frame of a table: what lies in it does not change its size. */
const PLACE = { height: '420px', containerType: 'size', overflow: 'auto' };

/** Lets somebody play, once the table is drawn. */
interface Side {
  step: () => void;
}

const open = (file: MatchFile): AnyMatch => {
  const match = openMatch(file);
  if (isProblem(match)) throw new Error(match.problem);
  for (const entry of file.log) match.accept(entry);
  return match;
};

/** Plays any move for whoever is to act. */
const playAny = (match: AnyMatch): void => {
  const legal = match.legalMoves();
  match.submit(match.toAct, match.ply, legal[match.ply % legal.length], 0);
};

const Table = ({ match, ui, side }: { match: AnyMatch; ui: GameUi; side: Side }) => {
  const [since, show] = useState(match.ply);
  const moment = seatView(match, VIEWER, 0);
  const [events, happened] = useState<BoardProps['events']>([]);
  const change = (act: () => void): void => {
    const before = match.ply;
    act();
    happened(seatView(match, VIEWER, before).lines.flatMap(line => line.events));
    show(match.ply);
  };
  side.step = () => change(() => playAny(match));
  const play = (move: string): void =>
    change(() => {
      match.submit(VIEWER, match.ply, move, 0);
      while (!match.isOver && match.toAct !== VIEWER) playAny(match);
    });
  const players = match.table.players.map(({ name }) => ({ name }));
  const [legal, view] = [moment.legal, moment.view];
  const board: BoardProps = {
    ...{ view, legal, events, players, play, highlighted: undefined },
    components: match.game.components,
    lines: moment.lines,
    points: moment.points,
    aids: { memory: true, projection: true },
    offer: () => undefined,
  };
  return (
    <BoardScope>
      <section data-ply={since}>
        <div style={PLACE}>
          <ui.Board {...board} />
        </div>
        <div style={PLACE}>
          <ui.Dock {...board} />
        </div>
        {players.map((_, seat) => (
          <ui.Seat key={seat} {...board} seat={seat} isBrief={false} />
        ))}
      </section>
    </BoardScope>
  );
};

const show = async (file: MatchFile): Promise<void> => {
  const ui = await loadGame(file.game);
  if (!ui) throw new Error(`no ${file.game}`);
  const page = document.createElement('main');
  Object.assign(page.style, { display: 'grid', gridTemplateColumns: '1fr 1fr' });
  document.body.replaceChildren(page);
  render(
    sides.map((side, i) => <Table key={i} side={side} match={open(file)} ui={ui} />),
    page,
  );
};

const sides: readonly Side[] = [{ step: () => undefined }, { step: () => undefined }];
window.twoTables = { show, step: side => sides[side]?.step() };
