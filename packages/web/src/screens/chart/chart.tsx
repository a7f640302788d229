/** Nautilion's records as a sea chart: six islands with six harbours each. */
import './chart.css';
import { SHIP_NAMES } from '@tidetable/rules/nautilion';
import { chartWords } from '@tidetable/text/web';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/iconNames.ts';
import { Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import { listResults } from '../../store/store.ts';
import { Loading } from '../loading.tsx';
import { Page } from '../page.tsx';
import { useLoaded } from '../useLoaded.ts';
import { type Charted, chartOf, HARBOURS, type Harbour, type Ship } from './charted.ts';

const SIGNS: Record<Harbour, IconName> = {
  base: 'anchor',
  mages: 'wizard-face',
  mercenaries: 'harpoon-chain',
  reefs: 'coral',
  darkhouse: 'lighthouse',
  heroics: 'crossed-swords',
};

export const SeaChart = () => {
  const results = useLoaded(() => listResults().catch(() => []), 'chart');
  if (!results) return <Loading />;
  const chart = chartOf(results);
  const words = say(chartWords);
  return (
    <Page title={words.title} class="chart">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <p class="chart-count">{words.reached(chart.size, SHIP_NAMES.length * HARBOURS.length)}</p>
      <div class="chart-sea">
        {SHIP_NAMES.map(ship => (
          <section key={ship} class="chart-island" aria-labelledby={`island-${ship}`}>
            <Coast ship={ship} />
            <h2 id={`island-${ship}`}>{words.ship(ship)}</h2>
            <ul>
              {HARBOURS.map(harbour => (
                <li key={harbour}>
                  <HarbourLink
                    ship={ship}
                    harbour={harbour}
                    charted={chart.get(`${ship}/${harbour}`)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p class="row">
        <Link class="button main" to="/play/nautilion">
          {words.sail}
        </Link>
      </p>
    </Page>
  );
};

interface HarbourProps {
  readonly ship: Ship;
  readonly harbour: Harbour;
  readonly charted: Charted | undefined;
}

/** A way to a harbour, and the best result on it. */
const HarbourLink = ({ ship, harbour, charted }: HarbourProps) => {
  const words = say(chartWords);
  const expansions = harbour === 'base' ? '' : harbour;
  const state = charted ? words.won(charted.reserve, charted.isUnaided) : words.open;
  return (
    <Link
      class="chart-harbour"
      data-reached={charted ? true : undefined}
      to={`/play/nautilion?ship=${ship}&expansions=${expansions}`}
      title={`${words.harbours[harbour]} · ${state}`}
    >
      <Icon name={SIGNS[harbour]} size={24} />
      <span>{words.harbours[harbour]}</span>
      {charted && (
        <strong aria-hidden="true">
          {charted.reserve}
          {charted.isUnaided ? '★' : ''}
        </strong>
      )}
      <span class="hidden">{state}</span>
    </Link>
  );
};

/** The coast and two lines of surf around it, like an engraving; each island differs. */
const Coast = ({ ship }: { readonly ship: Ship }) => {
  const seed = SHIP_NAMES.indexOf(ship);
  return (
    <svg
      class="chart-coast"
      viewBox="-100 -70 200 140"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[1.04, 0.99, 0.94].map(scale => (
        <path key={scale} d={coastline(seed, scale)} />
      ))}
    </svg>
  );
};

const POINTS = 90;

/** Between an ellipse and a rectangle, so that harbours fit into the corners. */
const coastline = (seed: number, scale: number): string => {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const a = (i / POINTS) * 2 * Math.PI;
    const wave = 1 + 0.02 * Math.sin(3 * a + seed) + 0.016 * Math.sin(8 * a + 2 * seed);
    const at = (part: number, reach: number): string =>
      (Math.sign(part) * Math.abs(part) ** 0.5 * reach * scale * wave).toFixed(1);
    return `${at(Math.cos(a), 95)} ${at(Math.sin(a), 66)}`;
  });
  return `M${points.join('L')}Z`;
};
