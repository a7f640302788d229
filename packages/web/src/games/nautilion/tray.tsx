/** The tray of the helm: the dice, or the current choice in their place. */
import type { Nautilion } from '@tidetable/rules';
import { moveNotation, readMove } from '@tidetable/rules/nautilion';
import { boardWords, text, words } from '@tidetable/text/nautilion';
import { dragFrom } from '../../board/drag.ts';
import { Press } from '../../board/press.tsx';
import { useTabStops } from '../../board/useTabStops.ts';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { highlights } from '../highlights.ts';
import { Catch } from './catch.tsx';
import { Cube, FlatDie } from './die.tsx';
import { dropDie, type Helm, touchDie } from './helm.ts';
import { ALL_FACES, faceOf, openDice } from './plan.ts';
import { explains } from './things.ts';
import { nextTaker, wantedOf } from './wanted.ts';
import { warningText } from './warning.ts';
import { WarningSign } from './warningSign.tsx';

type View = Nautilion.View;

interface TrayProps {
  readonly board: BoardProps;
  readonly helm: Helm;
}

export const Tray = ({ board, helm }: TrayProps) => {
  const { view } = helm;
  if (board.legal.length > 0) {
    if (view.step === 'start') return <Starters {...board} />;
    if (view.step === 'set') return <Setting {...board} />;
    if (view.step === 'place') return <Catch {...board} />;
  }
  return (
    <>
      <Dice board={board} helm={helm} />
      <Aside board={board} helm={helm} />
    </>
  );
};

const Dice = ({ board, helm }: TrayProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn otherwise
  <div
    class="nl-helm-dice"
    role="group"
    aria-label={words[language.value].board.dice}
    ref={useTabStops<HTMLDivElement>()}
  >
    {helm.view.dice.map((_, die) => (
      <DieSpot key={die} die={die} helm={helm} isHighlighted={isHighlighted(board, helm, die)} />
    ))}
  </div>
);

/** Beside the dice: the faces that a Tide may bring, where the one in hand may go, or what the plan would lose. */
const Aside = ({ board, helm }: TrayProps) => {
  const { warning, held, view, aim } = helm;
  if (aim?.for === 'tide' && aim.die !== undefined) {
    const from = faceOf(view, aim.die);
    return <Faces board={board} moveTo={face => moveNotation.tide(from, face)} />;
  }
  if (!warning)
    return held === undefined ? null : (
      <p class="nl-helm-aim">{say(boardWords).giveTo(faceOf(view, held))}</p>
    );
  return (
    <p class="nl-helm-warning" role="alert">
      <WarningSign /> {warningText(warning, language.value)}
    </p>
  );
};

interface DieSpotProps {
  readonly die: number;
  readonly helm: Helm;
  readonly isHighlighted: boolean;
}

/** A die in the tray, or the dent that it left. */
const DieSpot = ({ die, helm, isHighlighted }: DieSpotProps) => {
  const { view, open, plan, held, takers, aim } = helm;
  const { face, rolls, isOpen } = view.dice[die];
  const isLaid = Object.values(plan).includes(die);
  if (face === null || !isOpen || isLaid) return <span class="nl-helm-dent" />;
  const mayTouch = takers.length > 0 && open.includes(die);
  const own = say(boardWords);
  const isHeld = held === die || (aim?.for === 'tide' && aim.die === die);
  return (
    <span class="nl-helm-dent">
      <Press
        class="nl-helm-die"
        spot={`die ${die}`}
        can={mayTouch && aim?.for !== 'translation'}
        data-held={isHeld || undefined}
        isHighlighted={isHighlighted}
        disabled={helm.legal.length === 0}
        aria-pressed={isHeld}
        {...explains('die', die + 1)}
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

/** A face is chosen in sight of all dice: of those that were set, and of the one that is next. [NL89] */
const Setting = (board: BoardProps) => {
  const view = board.view as View;
  const [next] = view.pending.wanted;
  return (
    <>
      <Rolled view={view} size={30} held={next} />
      <Faces board={board} moveTo={moveNotation.set} />
    </>
  );
};

interface FacesProps {
  readonly board: BoardProps;
  readonly moveTo: (face: number) => string;
}

const Faces = ({ board, moveTo }: FacesProps) => (
  <div class="nl-helm-dice nl-helm-faces">
    {ALL_FACES.filter(face => board.legal.includes(moveTo(face))).map(face => (
      <Press
        key={face}
        class="nl-helm-face"
        spot={moveTo(face)}
        can
        isHighlighted={highlights(board, moveTo(face))}
        label={text[language.value].move(moveTo(face), board.view, board.components)}
        act={() => board.play(moveTo(face))}
      >
        <FlatDie face={face} size={38} />
      </Press>
    ))}
  </div>
);

/** Who begins is chosen in sight of the first roll. [NL34] */
const Starters = ({ view, legal, players, highlighted, candidates, play }: BoardProps) => (
  <div class="nl-helm-starters">
    <Rolled view={view as View} size={38} />
    {players.map(({ name }, seat) => {
      const move = moveNotation.first(seat);
      return (
        <Press
          key={seat}
          class="button main"
          spot={move}
          isHighlighted={highlights({ highlighted, candidates }, move)}
          disabled={!legal.includes(move)}
          act={() => play(move)}
        >
          {say(boardWords).begins(name)}
        </Press>
      );
    })}
  </div>
);

interface RolledProps {
  readonly view: View;
  readonly size: number;
  /** The number of the die that is asked for. */
  readonly held?: number | undefined;
}

/** The dice as they lie, none of them to be touched. */
const Rolled = ({ view, size, held }: RolledProps) => (
  <div
    class="nl-helm-rolled"
    role="img"
    aria-label={say(boardWords).heard.rolled(
      openDice(view)
        .map(die => faceOf(view, die))
        .join(', '),
    )}
  >
    {view.dice.map((_, die) => (
      <span key={die} class="nl-helm-lying" data-held={held === die + 1 || undefined}>
        <FlatDie face={faceOf(view, die)} size={size} />
      </span>
    ))}
  </div>
);
