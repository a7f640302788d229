/** The helm: who takes dice, and the dice themselves. */
import './helmPanel.css';
import type { Nautilion } from '@tidetable/rules';
import { moveNotation, readMove } from '@tidetable/rules/nautilion';
import { boardWords, text } from '@tidetable/text/nautilion';
import { dragFrom } from '../../board/drag.ts';
import { Press } from '../../board/press.tsx';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { Cube, FlatDie } from './die.tsx';
import { drop, dropDie, type Helm, setOff, touchDie, useHelm } from './helm.ts';
import { ALL_FACES, faceOf } from './plan.ts';
import { Stations } from './stations.tsx';
import { Token } from './token.tsx';
import { nextTaker, wantedOf } from './wanted.ts';

type View = Nautilion.View;

export const HelmPanel = (board: BoardProps) => {
  const helm = useHelm(board);
  const next = nextTaker(helm, wantedOf(board));
  return (
    <section class="nl-helm">
      <Stations helm={helm} next={next} />
      <div class="nl-helm-tray" data-drop="tray" data-idle={isIdle(board, helm) || undefined}>
        <Tray board={board} helm={helm} />
      </div>
    </section>
  );
};

/** Is there nothing to do with dice or catch? */
const isIdle = ({ legal }: BoardProps, { view, takers }: Helm): boolean =>
  view.outcome !== 'open' ||
  (legal.length > 0 &&
    takers.length === 0 &&
    !legal.includes(moveNotation.done) &&
    !['start', 'set', 'place'].includes(view.step));

const Tray = ({ board, helm }: { readonly board: BoardProps; readonly helm: Helm }) => {
  const { view, aim } = helm;
  if (board.legal.length > 0) {
    if (view.step === 'start') return <Starters {...board} />;
    if (view.step === 'set') return <Faces board={board} moveTo={moveNotation.set} />;
    if (view.step === 'place') return <Catch {...board} />;
    if (aim?.for === 'tide' && aim.die !== undefined) {
      const from = faceOf(view, aim.die);
      return (
        <Faces
          board={board}
          moveTo={face => moveNotation.tide(from, face)}
          onCancel={() => drop(helm)}
        />
      );
    }
  }
  return (
    <>
      <div class="nl-helm-dice">
        {view.dice.map((_, die) => (
          <DieSpot
            key={die}
            die={die}
            helm={helm}
            isHighlighted={isHighlighted(board, helm, die)}
          />
        ))}
      </div>
      <Action board={board} helm={helm} />
    </>
  );
};

/** What the tray ends with: a way on, a way back, or nothing. */
const Action = ({ board, helm }: { readonly board: BoardProps; readonly helm: Helm }) => {
  const own = say(boardWords);
  if (helm.aim)
    return (
      <Press class="button" spot="cancel" act={() => drop(helm)}>
        {own.cancel} · {helm.aim.for === 'tide' ? own.tide : own.reroll}
      </Press>
    );
  if (board.legal.includes(moveNotation.done))
    return (
      <Press class="button" spot={moveNotation.done} act={() => board.play(moveNotation.done)}>
        {own.enough}
      </Press>
    );
  if (helm.takers.length === 0) return null;
  return (
    <Press
      class="button main nl-helm-go"
      spot="go"
      disabled={!helm.isWhole}
      act={() => setOff(helm, board.ahead && board.highlighted)}
    >
      {helm.open.length > 1 ? own.setOff : own.next}
    </Press>
  );
};

interface DieSpotProps {
  readonly die: number;
  readonly helm: Helm;
  readonly isHighlighted: boolean;
}

/** A die in the tray, or the dent that it left. */
const DieSpot = ({ die, helm, isHighlighted }: DieSpotProps) => {
  const { view, open, plan, held, takers } = helm;
  const { face, rolls, isOpen } = view.dice[die];
  const isLaid = Object.values(plan).includes(die);
  if (face === null || !isOpen || isLaid) return <span class="nl-helm-dent" />;
  const mayTouch = takers.length > 0 && open.includes(die);
  const own = say(boardWords);
  const isHeld = held === die;
  return (
    <span class="nl-helm-dent">
      <Press
        class="nl-helm-die"
        spot={`die ${die}`}
        can={(mayTouch && held === undefined) || undefined}
        data-held={isHeld || undefined}
        isHighlighted={isHighlighted}
        disabled={!mayTouch}
        aria-pressed={isHeld}
        label={isHeld ? own.dieHeld(face) : own.die(face)}
        act={() => touchDie(helm, die)}
        onPointerDown={e => mayTouch && dragFrom(e, target => dropDie(helm, die, target))}
      >
        <Cube face={face} rolls={rolls + view.turn * 16} delay={die * 90} />
      </Press>
    </span>
  );
};

/** Is it the die to touch next? A Tide begins with its scroll, not with a die. */
const isHighlighted = (board: BoardProps, helm: Helm, die: number): boolean => {
  const move = board.highlighted === undefined ? undefined : readMove(board.highlighted);
  const face = faceOf(helm.view, die);
  if (move?.type === 'whirlwind') return true;
  if (move?.type === 'tide') return helm.aim?.for === move.type && move.from === face;
  if (move?.type === 'reroll') return helm.aim?.for === move.type && move.face === face;
  const wanted = wantedOf(board);
  const taker = nextTaker(helm, wanted);
  return taker !== undefined && wanted[taker] === face;
};

interface FacesProps {
  readonly board: BoardProps;
  readonly moveTo: (face: number) => string;
  readonly onCancel?: () => void;
}

const Faces = ({ board, moveTo, onCancel }: FacesProps) => (
  <>
    <div class="nl-helm-dice">
      {ALL_FACES.filter(face => board.legal.includes(moveTo(face))).map(face => (
        <Press
          key={face}
          class="nl-helm-face"
          spot={moveTo(face)}
          can
          isHighlighted={board.highlighted === moveTo(face)}
          label={text[language.value].move(moveTo(face), board.view, board.components)}
          act={() => board.play(moveTo(face))}
        >
          <FlatDie face={face} size={38} />
        </Press>
      ))}
    </div>
    {onCancel && (
      <Press class="button" spot="cancel" act={onCancel}>
        {say(boardWords).cancel}
      </Press>
    )}
  </>
);

/** Who begins is chosen in sight of the first roll. [NL34] */
const Starters = ({ view, legal, players, highlighted, play }: BoardProps) => (
  <div class="nl-helm-starters">
    <div class="nl-helm-rolled">
      {(view as View).dice.map((_, die) => (
        <FlatDie key={die} face={faceOf(view as View, die)} size={38} />
      ))}
    </div>
    {players.map(({ name }, seat) => {
      const move = moveNotation.first(seat);
      return (
        <Press
          key={seat}
          class="button main"
          spot={move}
          isHighlighted={highlighted === move}
          disabled={!legal.includes(move)}
          act={() => play(move)}
        >
          {say(boardWords).begins(name)}
        </Press>
      );
    })}
  </div>
);

/** The token in hand: it goes to a place that glows, or to the reserve. */
const Catch = ({ view: given, legal, highlighted, play }: BoardProps) => {
  const { hand } = (given as View).pending;
  if (hand === null) return null;
  return (
    <>
      <div class="nl-helm-catch" onPointerDown={e => dragFrom(e, target => play(target))}>
        <Token token={hand} size={58} />
      </div>
      {legal.includes(moveNotation.toReserve) && (
        <Press
          class="button"
          spot={moveNotation.toReserve}
          data-drop={moveNotation.toReserve}
          isHighlighted={highlighted === moveNotation.toReserve}
          act={() => play(moveNotation.toReserve)}
        >
          {say(boardWords).keep}
        </Press>
      )}
    </>
  );
};
