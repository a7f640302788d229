/** The spiral path with all that lies on it. */
import type { Nautilion } from '@tidetable/rules';
import {
  isAboard,
  type Landing,
  moveNotation,
  readMove,
  reefNumber,
} from '@tidetable/rules/nautilion';
import { boardWords, text, tokenText, words } from '@tidetable/text/nautilion';
import { useRef } from 'preact/hooks';
import { PressAt } from '../../board/press.tsx';
import { IconAt } from '../../look/icon.tsx';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { endOf, gapAfter, gapBeyond, type Places, placesOf } from './cells.ts';
import { FlatDieAt } from './die.tsx';
import { Figure, facing, PORTRAIT, put } from './figure.tsx';
import { follow } from './follow.ts';
import { type Ghost, ghostsOf } from './ghosts.ts';
import { give, type Helm, useHelm } from './helm.ts';
import { type Spiral, spiralFor } from './spiral.ts';
import { pathMove } from './spots.ts';
import { TokenAt } from './token.tsx';
import { wantedOf } from './wanted.ts';

type View = Nautilion.View;

const WIDEST = 84; // pixels between two places
const DISC = 0.84; // of that: a token

interface Water {
  readonly board: BoardProps;
  readonly helm: Helm;
  readonly view: View;
  readonly places: Places;
  readonly spiral: Spiral;
}

interface SeaProps {
  readonly board: BoardProps;
  readonly width: number;
  readonly height: number;
}

export const Sea = ({ board, width, height }: SeaProps) => {
  const view = board.view as View;
  const places = placesOf(view);
  const spiral = spiralFor(places.count, width, height, WIDEST);
  const helm = useHelm(board);
  const water: Water = { board, helm, view, places, spiral };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that holds controls is a group
    <svg
      class="nl-depths-chart"
      width={width}
      height={height}
      role="group"
      aria-label={say(boardWords).pathFromIsles(pathInWords(view))}
    >
      <Track {...water} />
      <Ends {...water} />
      <Tokens {...water} />
      <Figures {...water} />
      <Ghosts {...water} />
      <Gaps {...water} />
    </svg>
  );
};

/** The path for those who do not see it. */
const pathInWords = (view: View): string => {
  const names = words[language.value];
  const things = view.path.flatMap((token, i) => {
    const { after, onIsles } = view.nautilion;
    const reef = view.reefs[i];
    const name = tokenText(names, token);
    return [
      ...(after === i && !onIsles ? [names.figures.nautilion] : []),
      ...(view.phantom.after === i ? [names.figures.phantom] : []),
      reef === null ? name : say(boardWords).withReef(name, tokenText(names, reef)),
    ];
  });
  return things.join(', ');
};

const depthOf = (place: number, { count }: Places): string => (place / (count - 1)).toFixed(3);

/** The lane on the sea floor, from warm to violet. */
const Track = ({ places, spiral }: Water) => {
  const lanes = Array.from({ length: places.count - 1 }, (_, i) => ({
    d: [0, 0.25, 0.5, 0.75, 1]
      .map((part, k) => {
        const { x, y } = spiral.at(i + part);
        return `${k === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join(''),
    depth: depthOf(i + 0.5, places),
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
  const scale = (spiral.pitch * 1.22) / 100;
  const { isles, abyss } = words[language.value].board;
  const ends = endOf(view);
  const isTaken = (end: 'isles' | 'abyss'): boolean =>
    ends.nautilion === end || ends.phantom === end;
  return (
    <g>
      <g style={{ transform: put(spiral.at(places.isles)) }}>
        <g class="nl-depths-end" data-end="isles" transform={`scale(${scale})`}>
          <circle class="nl-depths-halo" r={58} />
          <circle r={48} />
          {!isTaken('isles') && <IconAt name="island" x={0} y={-8} size={56} fill="currentColor" />}
          <text y={35}>{isles}</text>
        </g>
      </g>
      <g style={{ transform: put(spiral.at(places.abyss)) }}>
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
          <text y={35}>{abyss}</text>
        </g>
      </g>
    </g>
  );
};

const Tokens = (water: Water) => {
  const { view } = water;
  const known = useRef({ path: view.path, keys: view.path.map((_, i) => i) });
  if (known.current.path !== view.path)
    known.current = {
      path: view.path,
      keys: follow(known.current.keys, known.current.path, view.path),
    };
  const { keys } = known.current;
  // In the order of their keys, so that none leaves the page while it glides.
  const order = keys.map((key, index) => ({ key, index })).sort((a, b) => a.key - b.key);
  return (
    <>
      {order.map(({ key, index }) => (
        <PathToken key={key} index={index} {...water} />
      ))}
    </>
  );
};

const PathToken = ({ index, board, helm, view, places, spiral }: Water & { index: number }) => {
  const place = places.token[index];
  const token = view.path[index];
  const reef = view.reefs[index];
  const move = board.legal.length > 0 ? pathMove(view, index) : undefined;
  const isChoice = move !== undefined && board.legal.includes(move);
  const landing = helm.held === undefined ? undefined : landingHere(helm, index);
  const say1 = text[language.value];
  const act =
    move !== undefined
      ? () => board.play(move)
      : landing && (() => give(helm, landing.die as number, landing.taker));
  const label =
    move !== undefined
      ? say1.move(move, view, board.components)
      : landing &&
        say1.move(moveNotation.give(landing.taker, landing.face), view, board.components);
  const scale = (spiral.pitch * DISC) / 100;
  return (
    <PressAt
      class="nl-depths-token"
      style={{ transform: put(spiral.at(place)), '--depth': depthOf(place, places) }}
      data-aboard={isAboard(view, token) || undefined}
      data-first={view.pending.first === index + 1 || undefined}
      spot={move}
      label={label}
      can={move === undefined ? undefined : isChoice}
      isHighlighted={move !== undefined && move === board.highlighted}
      act={act}
    >
      <g transform={`scale(${scale})`}>
        <circle class="nl-depths-halo" r={57} />
        <TokenAt token={token} />
        {reef !== null && <Reef reef={reef} />}
      </g>
    </PressAt>
  );
};

/** Coral beside a token, with its number. */
const Reef = ({ reef }: { readonly reef: string }) => (
  <g class="nl-depths-reef" transform="translate(-34 -34)">
    <circle r={22} />
    <IconAt name="coral" x={0} y={-2} size={34} fill="currentColor" />
    <text y={3}>{reefNumber(reef)}</text>
  </g>
);

const Figures = ({ board, view, places, spiral }: Water) => {
  const moved = (type: string): boolean => board.events.some(e => e.type === type);
  const isSailing = board.events.length > 0;
  const { reef } = view.nautilion;
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
      {reef !== null && (
        <g style={{ transform: put(spiral.at(places.nautilion)) }}>
          <g transform={`scale(${spiral.pitch / 100})`}>
            <Reef reef={reef} />
          </g>
        </g>
      )}
    </g>
  );
};

const ghostsIn = ({ view, takers, plan, held }: Helm): Ghost[] =>
  ghostsOf({ view, takers, plan, held });

/** The landing on this token that the die in hand would bring about. */
const landingHere = (helm: Helm, index: number): Ghost | undefined =>
  ghostsIn(helm).find(
    ({ landing, isPlanned, die }) =>
      !isPlanned && die !== undefined && landing.on === 'token' && landing.index === index,
  );

/** Where dice would lead: a chip with the die for each, and the submarine itself where one is planned. */
const Ghosts = ({ board, helm, view, places, spiral }: Water) => {
  const wanted = wantedOf(board);
  return (
    <g>
      {ghostsIn(helm).map(ghost => {
        const { taker, face, die, landing, isPlanned } = ghost;
        const place = placeOf(landing, taker, places);
        const at = spiral.at(place);
        const side = taker === 'nautilion' ? -1 : 1;
        const move = moveNotation.give(taker, face);
        const Portrait = PORTRAIT[taker];
        const scale = spiral.pitch / 100;
        const label = text[language.value].move(move, view, board.components);
        return (
          <g
            key={move}
            style={{ transform: put(at) }}
            class="nl-depths-ghost"
            data-taker={taker}
            data-planned={isPlanned || undefined}
            data-highlighted={wanted[taker] === face || undefined}
          >
            {isPlanned && (
              <g
                class="nl-depths-wraith"
                transform={`scale(${scale * facing(taker, place, spiral)} ${scale})`}
              >
                <Portrait />
              </g>
            )}
            <PressAt
              class="nl-depths-chip"
              transform={`translate(${-side * spiral.pitch * 0.24} ${side * spiral.pitch * 0.36}) scale(${scale * 0.86})`}
              spot={move}
              label={label}
              act={isPlanned || die === undefined ? undefined : () => give(helm, die, taker)}
            >
              <circle class="nl-depths-hit" r={34} />
              <circle class="nl-depths-ring" r={27} />
              <FlatDieAt face={face} />
            </PressAt>
            {landing.on === 'collision' && (
              <IconAt
                name="crossed-swords"
                x={0}
                y={0}
                size={spiral.pitch * 0.6}
                fill="var(--danger)"
              />
            )}
          </g>
        );
      })}
    </g>
  );
};

const placeOf = (landing: Landing, taker: Ghost['taker'], places: Places): number => {
  switch (landing.on) {
    case 'token':
      return places.token[landing.index];
    case 'collision':
      return taker === 'nautilion' ? places.phantom - 0.5 : places.nautilion + 0.5;
    case 'isles':
      return places.isles;
    case 'abyss':
      return places.abyss;
    case 'stays':
      return places[taker];
  }
};

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
            isHighlighted={board.highlighted === move}
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
