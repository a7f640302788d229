/** The takers of dice: Darkhouse, Phantom and ship, each with a place for a die and its effect. */
import {
  componentsOf,
  darkhousePrice,
  moveNotation,
  phantomLanding,
  shipLanding,
  TAKERS,
  type TakerName as Taker,
} from '@tidetable/rules/nautilion';
import { boardWords, phantomText, shipText, shipWays, words } from '@tidetable/text/nautilion';
import { dragFrom } from '../../board/drag.ts';
import { Press } from '../../board/press.tsx';
import { useTabStops } from '../../board/useTabStops.ts';
import { language, say } from '../../settings.ts';
import { Cube, FlatDie } from './die.tsx';
import { phantomFacesFor } from './ghosts.ts';
import { dropDie, type Helm, touchTaker } from './helm.ts';
import { faceOf, facesOf } from './plan.ts';
import { Darkhouse, Submarine } from './submarines.tsx';
import { explains } from './things.ts';
import { planWarning, type Warning, warningOf, warningText } from './warning.ts';
import { WarningSign } from './warningSign.tsx';
import { costlyFaces, wayOf } from './ways.ts';

interface StationsProps {
  readonly helm: Helm;
  /** The next taker in a lesson, a hint or the list of moves. */
  readonly next: Taker | undefined;
}

export const Stations = ({ helm, next }: StationsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn otherwise
  <div
    class="nl-stations"
    role="group"
    aria-label={say(boardWords).heard.takers}
    ref={useTabStops<HTMLDivElement>()}
  >
    {TAKERS.map(taker => (
      <Station key={taker} taker={taker} helm={helm} isHighlighted={taker === next} />
    ))}
  </div>
);

interface StationProps {
  readonly taker: Taker;
  readonly helm: Helm;
  readonly isHighlighted: boolean;
}

const Station = ({ taker, helm, isHighlighted }: StationProps) => {
  const { view, plan, takers, held } = helm;
  const names = words[language.value];
  const laid = plan[taker];
  const given = view.given[taker];
  const face = laid === undefined ? given : faceOf(view, laid);
  const isOpen = takers.includes(taker);
  const heldFace = held === undefined ? null : faceOf(view, held);
  const shown = takers.length === 0 ? null : (face ?? (isOpen ? heldFace : null));
  const warning = warningAt(helm, taker, face === null ? shown : null);
  const outcome = warning ? warningText(warning, language.value) : outcomeOf(helm, taker, shown);
  return (
    <Press
      class="nl-station"
      data-taker={taker}
      data-place={`to-${taker}`}
      spot={taker}
      data-drop={taker}
      can={(isOpen && held !== undefined) || undefined}
      isHighlighted={isHighlighted}
      data-warned={warning !== undefined || undefined}
      aria-disabled={!isOpen || undefined}
      {...explains('taker', taker)}
      label={[
        names.board.takers[taker],
        face === null ? say(boardWords).noDie : say(boardWords).die(face),
        outcome,
      ]
        .filter(Boolean)
        .join(', ')}
      act={() => touchTaker(helm, taker)}
    >
      <span class="nl-station-art">
        {taker === 'darkhouse' ? <Darkhouse size={48} /> : <Submarine ship={taker} size={56} />}
      </span>
      <span class="nl-station-socket">
        {laid !== undefined ? (
          <span
            class="nl-station-die"
            onPointerDown={e => dragFrom(e, target => dropDie(helm, laid, target))}
          >
            <Cube face={faceOf(view, laid)} rolls={0} />
          </span>
        ) : (
          given !== null && <FlatDie face={given} size={34} />
        )}
      </span>
      <span class="nl-station-outcome">
        <strong>{names.board.takers[taker]}</strong>
        {warning && <WarningSign />} {outcome}
      </span>
    </Press>
  );
};

/** What the die in hand would lose there. */
const warningAt = (helm: Helm, taker: Taker, face: number | null): Warning | undefined => {
  if (face === null) return undefined;
  const { view, plan, components } = helm;
  const faces = facesOf(plan, view);
  if (taker === 'nautilion' && faces.phantom !== undefined)
    return planWarning(view, { ...faces, nautilion: face }, components);
  return warningOf(moveNotation.give(taker, face), view, components);
};

/** The effect of this die there; without a die, the state of the taker. */
const outcomeOf = ({ view, plan, components }: Helm, taker: Taker, face: number | null): string => {
  const names = words[language.value];
  if (view.toAct === null) return '';
  if (taker === 'darkhouse')
    return face === null
      ? say(boardWords).dies(...costlyFaces(view))
      : names.moves.costs(darkhousePrice(view, face));
  if (face === null) return say(boardWords).toGo(wayOf(view, taker));
  if (taker === 'phantom') return phantomText(names, phantomLanding(view, face), view);
  const ways = phantomFacesFor(view, plan, face).flatMap(phantom => {
    const way = shipLanding(view, phantom, face);
    if (way === undefined) return [];
    const where = shipText(names, way.landing, way.view, componentsOf(components));
    return [[phantom, where] as const];
  });
  return shipWays(names, ways);
};
