/** The spiral path with all that lies on it. */
import type { Nautilion } from '@tidetable/rules';
import {
  hasCabinPlace,
  isAboard,
  moveNotation,
  pathLength,
  readMove,
  reefNumber,
  whyNotExchange,
} from '@tidetable/rules/nautilion';
import { boardWords, text, words } from '@tidetable/text/nautilion';
import { useMemo, useRef } from 'preact/hooks';
import { ItemAt, ListAt, unheard } from '../../board/list.tsx';
import { PressAt } from '../../board/press.tsx';
import { IconAt } from '../../look/icon.tsx';
import { readAlong } from '../../look/walk.ts';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { highlights } from '../highlights.ts';
import { type Cell, cellsOf, endOf, gapAfter, gapBeyond, type Places, placesOf } from './cells.ts';
import { FlatDieAt } from './die.tsx';
import { Figure, facing, PORTRAIT, put } from './figure.tsx';
import { follow } from './follow.ts';
import { type Ghost, ghostsOf } from './ghosts.ts';
import { cellHeard } from './heard.ts';
import { give, type Helm, touchToken } from './helm.ts';
import {
  CHIP,
  type Chart,
  chipScale,
  chipSpots,
  discOf,
  isSmall,
  placeOf,
  REEF,
  type ReefSpots,
  reefScale,
  reefSpots,
} from './marks.ts';
import { escapeRoll } from './request.ts';
import { type Point, spiralFor } from './spiral.ts';
import { pathMove } from './tapMoves.ts';
import { explains } from './things.ts';
import { TokenAt } from './token.tsx';
import { useHelm } from './useHelm.ts';
import { useReadingOrder } from './useReadingOrder.ts';
import { Vessel } from './vessel.tsx';
import { wantedOf } from './wanted.ts';
import { warningOf, warningText } from './warning.ts';
import { WarningAt } from './warningSign.tsx';

type View = Nautilion.View;

const WIDEST = 5.5; // rem between two places
const BERTH = 0.46; // of the height: the middle that is left to the ship
const SMALLEST_TYPE = 12.5; // pixels
const FINGER = 23; // pixels: radius of what a finger hits

interface Water extends Chart {
  readonly board: BoardProps;
  readonly helm: Helm;
  readonly reefs: ReefSpots;
}

interface SeaProps {
  readonly board: BoardProps;
  readonly width: number;
  readonly height: number;
  /** In pixels. */
  readonly rem: number;
  /** Does the ship lie in the middle? */
  readonly hasBerth: boolean;
}

export const Sea = ({ board, width, height, rem, hasBerth }: SeaProps) => {
  const helm = useHelm(board);
  const view = helm.seen;
  const places = placesOf(view);
  const most = pathLength(view) + 2; // and both ends
  const spiral = useMemo(() => {
    const free = hasBerth ? BERTH * height : 0;
    const widest = WIDEST * rem;
    return spiralFor({ places: places.count, most, width, height, widest, free });
  }, [places.count, most, width, height, rem, hasBerth]);
  const reefs = useMemo(
    () => reefSpots({ view, places, spiral, width, height }),
    [view, spiral, width, height],
  );
  const water: Water = { board, helm, view, places, spiral, reefs, width, height };
  const { middle } = spiral;
  return (
    <>
      <svg class="nl-depths-chart" width={width} height={height} role="none">
        <g {...unheard}>
          <Track {...water} />
          <Ends {...water} />
        </g>
        <Things {...water} />
        <g {...unheard}>
          <Figures {...water} />
          <EndNames {...water} />
        </g>
        <Ghosts {...water} />
        <Gaps {...water} />
      </svg>
      {hasBerth && (
        <div
          class="nl-depths-berth"
          style={{
            left: `${middle.x}px`,
            top: `${middle.y}px`,
            width: `${middle.width}px`,
            height: `${middle.height}px`,
          }}
        >
          <Vessel {...board} />
        </div>
      )}
    </>
  );
};

const depthOf = (place: number, { count }: Places): string => (place / (count - 1)).toFixed(3);

const LANES = 72;
const GRAIN = 4; // bends of a lane

/** The lane on the sea floor, from warm to violet; it stays as it is while tokens leave. */
const Track = ({ spiral }: Water) => {
  const lanes = Array.from({ length: LANES }, (_, i) => ({
    d: Array.from({ length: GRAIN + 1 }, (_, k) => {
      const { x, y } = spiral.along((i + k / GRAIN) / LANES);
      return `${k === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    }).join(''),
    depth: ((i + 0.5) / LANES).toFixed(3),
  }));
  const draw = (name: string, width: number) => (
    <g class={name} stroke-width={spiral.pitch * width}>
      {lanes.map(({ d, depth }, i) => (
        <path key={i} d={d} style={{ '--depth': depth }} />
      ))}
    </g>
  );
  return (
    <>
      {draw('nl-depths-bank', 0.98)}
      {draw('nl-depths-lane', 0.9)}
    </>
  );
};

const Ends = ({ view, places, spiral }: Water) => {
  const scale = endScale(spiral);
  const ends = endOf(view);
  const isTaken = (end: 'isles' | 'abyss'): boolean =>
    ends.nautilion === end || ends.phantom === end;
  return (
    <g>
      <g style={{ transform: put(spiral.at(places.isles)) }} {...explains('end', 'isles')}>
        <g class="nl-depths-end" data-end="isles" transform={`scale(${scale})`}>
          <circle class="nl-depths-halo" r={58} />
          <circle r={48} />
          {!isTaken('isles') && <IconAt name="island" x={0} y={-8} size={56} fill="currentColor" />}
        </g>
      </g>
      <g style={{ transform: put(spiral.at(places.abyss)) }} {...explains('end', 'abyss')}>
        <g class="nl-depths-end" data-end="abyss" transform={`scale(${scale})`}>
          <circle class="nl-depths-halo" r={58} />
          <circle r={48} />
          <path
            class="nl-depths-whirl"
            d="M0 0C6-8 18-2 14 9C9 22-12 20-18 6C-25-14-2-32 18-25C40-17 40 18 18 31"
          />
          {!isTaken('abyss') && (
            <IconAt name="kraken-tentacle" x={0} y={-10} size={50} fill="currentColor" />
          )}
        </g>
      </g>
    </g>
  );
};

const endScale = ({ pitch }: Water['spiral']): number => (pitch * 1.22) / 100;

/** Above the figures: a submarine that has arrived does not cover where. */
const EndNames = ({ places, spiral }: Water) => {
  const scale = endScale(spiral);
  const { board } = words[language.value];
  return (['isles', 'abyss'] as const).map(end => (
    <g key={end} style={{ transform: put(spiral.at(places[end])) }}>
      <text
        class="nl-depths-end-name"
        data-end={end}
        transform={`scale(${scale})`}
        y={36}
        style={{ fontSize: `${Math.max(20, SMALLEST_TYPE / scale)}px` }}
      >
        {board[end]}
      </text>
    </g>
  ));
};

/** Everything on the way as a list, from the Isles to the Abyss; ends and figures are drawn elsewhere. */
const Things = (water: Water) => {
  const { view } = water;
  const known = useRef({ path: view.path, keys: view.path.map((_, i) => i) });
  if (known.current.path !== view.path)
    known.current = {
      path: view.path,
      keys: follow(known.current.keys, known.current.path, view.path),
    };
  const { keys } = known.current;
  const cells = new Map(
    cellsOf(view).map(cell => [cell.kind === 'token' ? String(keys[cell.index]) : cell.kind, cell]),
  );
  return (
    <ListAt label={say(boardWords).heard.path} onKeyDown={readAlong}>
      {useReadingOrder([...cells.keys()]).map(key => (
        <Thing key={key} cell={cells.get(key) as Cell} {...water} />
      ))}
    </ListAt>
  );
};

const Thing = ({ cell, ...water }: Water & { readonly cell: Cell }) => (
  <ItemAt>
    {cell.kind === 'token' ? (
      <PathToken index={cell.index} {...water} />
    ) : (
      <Place kind={cell.kind} {...water} />
    )}
  </ItemAt>
);

/** Where an end or a figure lies, for whoever feels the way over the screen. */
const Place = ({
  kind,
  board,
  view,
  places,
  spiral,
}: Water & { kind: Exclude<Cell['kind'], 'token'> }) => (
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
  <g role="img" aria-label={cellHeard(view, { kind }, language.value, board.components)}>
    <circle
      class="nl-depths-place"
      style={{ transform: put(spiral.at(places[kind])) }}
      r={spiral.pitch / 2}
    />
  </g>
);

/** While nothing is chosen there: Tab leads to the token right ahead of the ship, arrows along the path. */
const readable = ({ path, nautilion }: View, index: number) => ({
  'data-step': index + 1,
  tabindex: index === Math.min(nautilion.after, path.length - 1) ? 0 : -1, // lower case: an SVG attribute
});

const PathToken = ({
  index,
  board,
  helm,
  view,
  places,
  spiral,
  reefs,
}: Water & { index: number }) => {
  const place = places.token[index];
  const token = view.path[index];
  const reef = view.reefs[index];
  const { aim } = helm;
  const asking = askingView(helm);
  const move = board.legal.length > 0 ? pathMove(asking, index) : undefined;
  const isChoice = aim ? !isRefused(helm, index) : board.legal.includes(move ?? '');
  const disc = discOf(spiral);
  const scale = reefScale(spiral);
  const reefAt = reefs[index];
  return (
    <PressAt
      class="nl-depths-token"
      style={{ transform: put(spiral.at(place)), '--depth': depthOf(place, places) }}
      data-aboard={(isAboard(view, token) && !hasCabinPlace(view, token)) || undefined}
      data-first={isChosen(helm, index) || undefined}
      {...explains('path', index + 1)}
      role="img"
      {...(move === undefined && readable(view, index))}
      aria-label={cellHeard(view, { kind: 'token', index }, language.value, board.components)}
      aria-pressed={move === undefined ? undefined : isChosen(helm, index)}
      spot={move}
      label={move && text[language.value].move(move, asking, board.components)}
      description={isChoice || move === undefined ? undefined : whyNotToken(board, helm, index)}
      can={move === undefined ? undefined : isChoice}
      isHighlighted={highlights(board, move)}
      act={
        move === undefined ? undefined : () => (aim ? touchToken(helm, index) : board.play(move))
      }
    >
      <g transform={`scale(${disc / 100})`}>
        <circle class="nl-depths-halo" r={57} />
        <TokenAt token={token} isSmall={isSmall(spiral)} />
      </g>
      {reef !== null && reefAt && (
        <g {...explains('path-reef', index + 1)} transform={`translate(${reefAt.x} ${reefAt.y})`}>
          <Reef reef={reef} scale={scale} />
        </g>
      )}
    </PressAt>
  );
};

/** The view as it will ask for the tokens of a Translation that is begun. */
const askingView = ({ seen, aim }: Helm): View => {
  if (aim?.for !== 'translation') return seen;
  const { first } = aim;
  const pending = { ...seen.pending, first: first === undefined ? null : first + 1 };
  return { ...seen, step: first === undefined ? 'exchange' : 'with', pending };
};

const isChosen = ({ view, aim }: Helm, index: number): boolean =>
  aim?.for === 'translation'
    ? aim.first === index || aim.second === index
    : view.pending.first === index + 1;

/** Can it not change places with the token chosen first? */
const isRefused = ({ view, aim }: Helm, index: number): boolean =>
  aim?.for === 'translation' &&
  aim.first !== undefined &&
  whyNotExchange(view, aim.first, index) !== undefined;

/** Why it cannot be chosen, in words. */
const whyNotToken = (board: BoardProps, { view, aim }: Helm, index: number): string | undefined => {
  if (aim?.for !== 'translation') return board.whyNot?.(moveNotation.token(index + 1));
  const why = aim.first === undefined ? undefined : whyNotExchange(view, aim.first, index);
  return why && text[language.value].refusal(why.code);
};

/** Coral with its number. */
const Reef = ({ reef, scale }: { readonly reef: string; readonly scale: number }) => (
  <g class="nl-depths-reef" transform={`scale(${scale})`}>
    <circle r={REEF} />
    <IconAt name="coral" x={0} y={-2} size={38} fill="currentColor" />
    <text y={3}>{reefNumber(reef)}</text>
  </g>
);

/** The die with which the turn began beside a reef, and what crew adds to it. [NL61] */
const ReefDie = ({ face, bonus }: { readonly face: number; readonly bonus: number }) => (
  <>
    <FlatDieAt face={face} />
    {bonus > 0 && <text x={38}>+{bonus}</text>}
  </>
);

const Figures = ({ board, view, places, spiral }: Water) => {
  const moved = (type: string): boolean => board.events.some(e => e.type === type);
  const isSailing = board.events.length > 0;
  const { reef } = view.nautilion;
  const roll = view.step === 'currents' ? escapeRoll(board.lines) : undefined;
  const aside = spiral.pitch * 0.34;
  return (
    <g>
      <Figure
        ship="phantom"
        place={places.phantom}
        isOnEnd={endOf(view).phantom !== undefined}
        spiral={spiral}
        isSailing={isSailing}
        delay={0}
      />
      <Figure
        ship="nautilion"
        place={places.nautilion}
        isOnEnd={endOf(view).nautilion !== undefined}
        spiral={spiral}
        isSailing={isSailing}
        delay={moved('phantom-moved') ? 360 : 0}
      />
      {(reef !== null || roll) && (
        <g
          style={{ transform: put(spiral.at(places.nautilion)) }}
          {...(reef === null ? explains('figure', 'nautilion') : explains('ship-reef', reef))}
        >
          {roll && (
            <g
              class="nl-depths-reef-die"
              transform={`translate(${aside} ${-aside}) scale(${reefScale(spiral)})`}
            >
              <ReefDie {...roll} />
            </g>
          )}
          <g transform={`translate(${-aside} ${-aside})`}>
            {reef !== null && <Reef reef={reef} scale={reefScale(spiral)} />}
          </g>
        </g>
      )}
    </g>
  );
};

/** While a spell asks for dice, none is in its way; tokens are chosen in sight of where the dice lead. */
const ghostsIn = ({ seen, aim, takers, plan, held }: Helm): Ghost[] =>
  aim && aim.for !== 'translation' ? [] : ghostsOf({ view: seen, takers, plan, held });

/** Where dice would lead: a chip with the die for each, and the submarine itself where one is planned. */
const Ghosts = (water: Water) => {
  const ghosts = ghostsIn(water.helm);
  if (ghosts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that holds controls is a group
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    <g role="group" aria-label={say(boardWords).heard.goals}>
      {chipSpots(water, water.reefs, ghosts).map(({ ghost, chip }) => (
        <GhostAt key={keyOf(ghost)} ghost={ghost} chip={chip} {...water} />
      ))}
    </g>
  );
};

const keyOf = ({ taker, face, landing }: Ghost): string =>
  `${moveNotation.give(taker, face)} ${landing.on === 'token' ? landing.index : landing.on}`;

interface GhostAtProps extends Water {
  readonly ghost: Ghost;
  /** Where its chip lies, from the middle of its goal. */
  readonly chip: Point;
}

const GhostAt = ({
  ghost,
  chip,
  board,
  helm,
  view,
  places,
  spiral,
  width,
  height,
}: GhostAtProps) => {
  const { taker, face, die, landing, isPlanned, isHeld } = ghost;
  const place = placeOf(landing, taker, places);
  const move = moveNotation.give(taker, face);
  const Portrait = PORTRAIT[taker];
  const scale = spiral.pitch / 100;
  const at = spiral.at(place);
  const reach = Math.max(FINGER, scale * 30);
  const warning = warningOf(move, view, board.components);
  const label = [
    text[language.value].move(move, view, board.components),
    ...(warning ? [warningText(warning, language.value)] : []),
  ].join(', ');
  return (
    <g
      style={{ transform: put(at) }}
      class="nl-depths-ghost"
      data-taker={taker}
      data-planned={isPlanned || undefined}
      data-held={isHeld || undefined}
      data-inert={helm.aim ? '' : undefined}
      data-highlighted={wantedOf(board)[taker] === face || undefined}
    >
      {isPlanned && (
        <g
          class="nl-depths-wraith"
          transform={`${isEnd(landing) ? `translate(0 ${-0.2 * spiral.pitch}) ` : ''}scale(${scale * facing(taker, place, spiral)} ${scale})`}
        >
          <Portrait />
        </g>
      )}
      <PressAt
        class="nl-depths-chip"
        transform={`translate(${chip.x} ${chip.y})`}
        spot={`chip ${move}`}
        data-next={isPlanned || helm.aim || die === undefined ? undefined : ''}
        label={label}
        {...(die === undefined ? explains('taker', taker) : explains('die', die + 1))}
        act={isPlanned || helm.aim || die === undefined ? undefined : () => give(helm, die, taker)}
      >
        <circle
          class="nl-depths-hit"
          cx={shiftInto(at.x + chip.x, reach, width)}
          cy={shiftInto(at.y + chip.y, reach, height)}
          r={reach}
        />
        <g transform={`scale(${chipScale(spiral)})`}>
          <circle class="nl-depths-ring" r={CHIP} data-light />
          <FlatDieAt face={face} />
          {warning && <WarningAt x={22} y={-22} />}
        </g>
      </PressAt>
      {landing.on === 'collision' && (
        <IconAt name="crossed-swords" x={0} y={0} size={spiral.pitch * 0.6} fill="var(--danger)" />
      )}
    </g>
  );
};

/** There the submarine lies above the name. */
const isEnd = ({ on }: Ghost['landing']): boolean => on === 'isles' || on === 'abyss';

/** By how much a circle around this point must move to lie inside the box. */
const shiftInto = (point: number, radius: number, size: number): number =>
  Math.max(radius - point, Math.min(0, size - radius - point));

/** Places for a token that goes back to the path. */
const Gaps = ({ board, view, spiral }: Water) => {
  if (view.step !== 'insert') return null;
  return (
    <g>
      {board.legal.map(move => {
        const parts = readMove(move);
        if (parts.type !== 'insert') return null;
        const gap = parts.after === null ? gapBeyond(view) : gapAfter(view, parts.after);
        return (
          <PressAt
            key={move}
            class="nl-depths-gap"
            style={{ transform: put(spiral.at(gap)) }}
            spot={move}
            label={text[language.value].move(move, view, board.components)}
            isHighlighted={highlights(board, move)}
            act={() => board.play(move)}
          >
            <circle class="nl-depths-hit" r={spiral.pitch * 0.4} />
            <circle class="nl-depths-ring" r={spiral.pitch * 0.17} />
            <path
              d={`M${-spiral.pitch * 0.08} 0H${spiral.pitch * 0.08}M0 ${-spiral.pitch * 0.08}V${spiral.pitch * 0.08}`}
            />
          </PressAt>
        );
      })}
    </g>
  );
};
