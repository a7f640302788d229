/** The own ship: nine portholes joined by ducts, and with the mages their cabin. */
import './vessel.css';
import type { Nautilion } from '@tidetable/rules';
import {
  CABIN_PAIRS,
  componentsOf,
  ductsOf,
  moveNotation,
  openSpaces,
  readMove,
  rerollsLeft,
} from '@tidetable/rules/nautilion';
import { boardWords, text, tokenText, words } from '@tidetable/text/nautilion';
import { ItemAt, ListAt, unheard } from '../../board/list.tsx';
import { Press, PressAt } from '../../board/press.tsx';
import { useSize } from '../../board/useSize.ts';
import { PawnAt } from '../../look/pawn.tsx';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { highlights } from '../highlights.ts';
import { spaceHeard } from './heard.ts';
import { aimFor, drop, touchTaker } from './helm.ts';
import { SHIPS, type Space } from './ships.ts';
import { cabinMove, spaceMove } from './tapMoves.ts';
import { explains } from './things.ts';
import { Token, TokenAt } from './token.tsx';
import { TokenButton } from './tokenButton.tsx';
import { useHelm } from './useHelm.ts';
import { warning } from './warning.ts';
import { WarningAt } from './warningSign.tsx';

type View = Nautilion.View;

const UNIT = 118; // between two spaces
const MARGIN = 92;
const SMALL = 0.38; // pixels of a unit: below, crew shows its number alone
const SMALLEST_TYPE = 12.5; // pixels

export const Vessel = (board: BoardProps) => {
  const view = board.view as View;
  const helm = useHelm(board);
  const takesDie = helm.held !== undefined && helm.takers.includes('nautilion');
  return (
    <section
      class="nl-vessel"
      data-drop={helm.takers.includes('nautilion') ? 'nautilion' : undefined}
      aria-label={words[language.value].board.ship}
    >
      <Hull board={board} onTap={takesDie ? () => touchTaker(helm, 'nautilion') : undefined} />
      {view.options.expansions.includes('mages') && <Cabin {...board} />}
    </section>
  );
};

interface HullProps {
  readonly board: BoardProps;
  readonly onTap: (() => void) | undefined;
}

const Hull = ({ board, onTap }: HullProps) => {
  const view = board.view as View;
  const { ref, ...room } = useSize();
  const spaces = SHIPS[view.options.ship];
  const right = Math.max(...spaces.map(space => space.x)) * UNIT;
  const low = Math.max(...spaces.map(space => space.y)) * UNIT;
  const [width, height] = [right + 2 * MARGIN + 70, low + 2 * MARGIN + 24];
  const scale = Math.min(room.width / width, room.height / height) || 1;
  const open = openSpaces(componentsOf(board.components), view);
  return (
    <div ref={ref} class="nl-vessel-room" style={{ aspectRatio: `${width} / ${height}` }}>
      <svg
        class="nl-vessel-hull"
        role="none"
        viewBox={`${-MARGIN - 42} ${-MARGIN - 36} ${width} ${height}`}
        onClick={onTap}
      >
        <g {...unheard}>
          <HullShape right={right} low={low} />
          <Ducts board={board} spaces={spaces} />
        </g>
        <ListAt label={say(boardWords).crewOf(view.crew.length)}>
          {spaces
            .toSorted((a, b) => a.number - b.number)
            .map(space => (
              <ItemAt key={space.number}>
                <Porthole
                  space={space}
                  board={board}
                  isOpen={open.includes(space.number)}
                  scale={scale}
                />
              </ItemAt>
            ))}
        </ListAt>
      </svg>
    </div>
  );
};

/** Bow to the right, screw to the left, the tower amidships. */
const HullShape = ({ right, low }: { readonly right: number; readonly low: number }) => {
  const [l, r, t, b, m] = [-80, right + 80, -68, low + 68, low / 2];
  const skin = `M${l + 50} ${t}H${r - 90}C${r - 20} ${t} ${r + 30} ${m - 46} ${r + 30} ${m}C${r + 30} ${m + 46} ${r - 20} ${b} ${r - 90} ${b}H${l + 50}C${l + 6} ${b} ${l - 16} ${m + 44} ${l - 16} ${m}C${l - 16} ${m - 44} ${l + 6} ${t} ${l + 50} ${t}Z`;
  const tower = right / 2;
  return (
    <g>
      <path class="nl-vessel-scope" d={`M${tower + 14} ${t - 30}V${t - 54}H${tower + 40}`} />
      <path
        class="nl-vessel-fin"
        d={`M${tower - 62} ${t + 4}L${tower - 44} ${t - 32}H${tower + 44}L${tower + 62} ${t + 4}Z`}
      />
      <path
        class="nl-vessel-fin"
        d={`M${l - 10} ${m}C${l - 26} ${m - 10} ${l - 50} ${m - 58} ${l - 40} ${m - 62}C${l - 22} ${m - 64} ${l - 14} ${m - 20} ${l - 10} ${m}C${l - 14} ${m + 20} ${l - 22} ${m + 64} ${l - 40} ${m + 62}C${l - 50} ${m + 58} ${l - 26} ${m + 10} ${l - 10} ${m}Z`}
      />
      <path class="nl-vessel-skin" d={skin} />
      <path class="nl-vessel-rivets" d={skin} />
    </g>
  );
};

interface DuctsProps {
  readonly board: BoardProps;
  readonly spaces: readonly Space[];
}

const Ducts = ({ board, spaces }: DuctsProps) => {
  const view = board.view as View;
  const taken = [...view.crew, ...view.mercenaries];
  const at = (number: number): Space => spaces.find(space => space.number === number) as Space;
  const lines = ductsOf(componentsOf(board.components), view.options.ship).map(([from, to]) => {
    const [a, b] = [at(from), at(to)];
    return {
      d: `M${a.x * UNIT} ${a.y * UNIT}L${b.x * UNIT} ${b.y * UNIT}`,
      isAiry: taken.includes(from) && taken.includes(to),
    };
  });
  return (
    <g {...explains('duct')}>
      {lines.map(({ d }) => (
        <path key={d} class="nl-vessel-pipe" d={d} />
      ))}
      {lines.map(({ d, isAiry }) => (
        <path key={d} class="nl-vessel-air" d={d} data-airy={isAiry || undefined} />
      ))}
    </g>
  );
};

interface PortholeProps {
  readonly space: Space;
  readonly board: BoardProps;
  readonly isOpen: boolean;
  /** Pixels of a unit of the drawing. */
  readonly scale: number;
}

const Porthole = ({ space, board, isOpen, scale }: PortholeProps) => {
  const view = board.view as View;
  const { number } = space;
  const token = tokenOn(view, number);
  const move = board.legal.length > 0 ? spaceMove(board, number) : undefined;
  const isChoice = move !== undefined && board.legal.includes(move);
  const warned = isChoice ? warning(move, view, board.components, language.value) : undefined;
  const said = isChoice
    ? text[language.value].move(move, view, board.components)
    : spaceHeard({ ...board, view }, number, { token, isOpen }, language.value);
  const label = warned === undefined ? said : `${said}, ${warned}`;
  const owners = view.admirals.flatMap((numbers, seat) => (numbers.includes(number) ? [seat] : []));
  return (
    <PressAt
      class="nl-vessel-space"
      transform={`translate(${space.x * UNIT} ${space.y * UNIT})`}
      data-place={`ship-${number}`}
      data-drop={view.step === 'place' ? moveNotation.toShip(number) : undefined}
      data-open={isOpen || undefined}
      role="img"
      aria-label={label}
      spot={move}
      label={label}
      description={isChoice || move === undefined ? undefined : board.whyNot?.(move)}
      can={isChoice}
      isHighlighted={highlights(board, move)}
      {...explains('space', number)}
      act={move === undefined ? undefined : () => board.play(move)}
    >
      <circle class="nl-vessel-glow" r={54} />
      <circle class="nl-vessel-frame" r={46} />
      <circle class="nl-vessel-glass" r={38} />
      <text style={{ fontSize: `${Math.max(44, SMALLEST_TYPE / scale)}px` }}>{number}</text>
      {view.admirals.length > 0 &&
        owners.length < 2 &&
        token === undefined &&
        owners.map(seat => <PawnAt key={seat} seat={seat} x={30} y={30} scale={1.1} />)}
      {token !== undefined && (
        <g transform="scale(.92)">
          <TokenAt token={token} isSmall={scale < SMALL} />
        </g>
      )}
      {warned !== undefined && <WarningAt x={-32} y={-32} />}
    </PressAt>
  );
};

const tokenOn = ({ crew, mercenaries }: View, number: number): string | undefined => {
  if (crew.includes(number)) return String(number);
  return mercenaries.includes(number) ? 'mercenary' : undefined;
};

const isReroll = (move: string | undefined): boolean =>
  move !== undefined && readMove(move).type === 'reroll';

/** Three mages, each beside its crew; a pair that is complete rolls a die again. */
const Cabin = (board: BoardProps) => {
  const view = board.view as View;
  const helm = useHelm(board);
  const names = words[language.value];
  const own = say(boardWords);
  const ready = CABIN_PAIRS.filter(pair => pair.every(token => view.cabin.includes(token)));
  const canReroll = board.legal.some(isReroll);
  return (
    <section class="nl-cabin" aria-label={names.board.cabin}>
      <h3>{names.board.cabin}</h3>
      {CABIN_PAIRS.map(pair => (
        <ul key={pair[0]} class="nl-cabin-pair">
          {pair.map(token => (
            <CabinSpace key={token} board={board} token={token} />
          ))}
        </ul>
      ))}
      {ready.length > 0 && (
        <Press
          class={canReroll ? 'button main nl-cabin-reroll' : 'button nl-cabin-reroll'}
          spot="reroll"
          isHighlighted={isReroll(board.highlighted)}
          disabled={!canReroll}
          {...explains('partnership')}
          act={() => (helm.aim?.for === 'reroll' ? drop(helm) : aimFor(helm, { for: 'reroll' }))}
        >
          {own.rollAgain(rerollsLeft(view))}
          <span class="hidden"> {names.board.partnerships(rerollsLeft(view))}</span>
        </Press>
      )}
    </section>
  );
};

const CabinSpace = ({ board, token }: { readonly board: BoardProps; readonly token: string }) => {
  const view = board.view as View;
  const isIn = view.cabin.includes(token);
  const { heard } = say(boardWords);
  return (
    <li
      {...explains('cabin', token)}
      data-place={`cabin-${token}`}
      data-drop={view.pending.hand === token ? moveNotation.toCabin : undefined}
    >
      <TokenButton
        board={board}
        token={token}
        name={(isIn ? heard.isIn : heard.notIn)(tokenText(words[language.value], token))}
        move={cabinMove(view, token)}
      >
        {isIn ? (
          <Token token={token} size={30} />
        ) : (
          <span class="nl-cabin-empty" aria-hidden="true">
            {token}
          </span>
        )}
      </TokenButton>
    </li>
  );
};
