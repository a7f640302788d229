/** Which screen an address means; each but the first is loaded when it is needed. */
import { shellWords } from '@tidetable/text/web';
import type { ComponentType, JSX } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { NewVersionNotice } from './offline/newVersionNotice.tsx';
import { decoded, url } from './router.tsx';
import { Crash } from './screens/crash.tsx';
import { Home } from './screens/home/home.tsx';
import { Loading } from './screens/loading.tsx';
import { NotFound } from './screens/notFound.tsx';
import { preloadSetup } from './screens/setup/preloadSetup.ts';
import { useLoaded } from './screens/useLoaded.ts';
import { say } from './settings.ts';

interface Loadable {
  readonly load: () => Promise<unknown>;
}
type LazyScreen<P> = ComponentType<P> & Loadable;

const screen = <P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> => {
  let known: ComponentType<P> | undefined; // the second time it is there at once
  const loadOnce = async () => {
    known ??= await load();
    return known;
  };
  const Lazy = (props: P) => {
    const loaded = useLoaded(loadOnce, load);
    const Screen = known ?? loaded;
    return Screen ? <Screen {...props} /> : <Loading />;
  };
  return Object.assign(Lazy, { load: loadOnce });
};

const Setup = screen(async () => (await import('./screens/setup/setup.tsx')).Setup);
const MyGames = screen(async () => (await import('./screens/games/myGames.tsx')).MyGames);
const Rules = screen(async () => (await import('./screens/rules/rules.tsx')).Rules);
const Replay = screen(async () => (await import('./screens/replay/replay.tsx')).Replay);
const SettingsPage = screen(
  async () => (await import('./screens/settings/settings.tsx')).SettingsPage,
);
const Box = screen(async () => (await import('./screens/box/box.tsx')).Box);
const About = screen(async () => (await import('./screens/about/about.tsx')).About);
const StatisticsPage = screen(
  async () => (await import('./screens/statistics/statisticsPage.tsx')).StatisticsPage,
);
const SeaChart = screen(async () => (await import('./screens/chart/chart.tsx')).SeaChart);
const Learn = screen(async () => (await import('./screens/learn/learn.tsx')).Learn);
const LessonScreen = screen(async () => (await import('./screens/lesson/lesson.tsx')).LessonScreen);
const Fairness = screen(async () => (await import('./screens/fairness/fairness.tsx')).Fairness);
const OnlineScreen = screen(
  async () => (await import('./screens/online/onlineScreen.tsx')).OnlineScreen,
);
const OnlineTables = screen(
  async () => (await import('./screens/online/onlineTables.tsx')).OnlineTables,
);
const TableScreen = screen(
  async () => (await import('./screens/table/playScreen.tsx')).TableScreen,
);

const SCREENS: ReadonlyMap<string, Loadable> = new Map<string, Loadable>([
  ['play', Setup],
  ['games', MyGames],
  ['rules', Rules],
  ['replay', Replay],
  ['settings', SettingsPage],
  ['box', Box],
  ['about', About],
  ['statistics', StatisticsPage],
  ['chart', SeaChart],
  ['learn', Learn],
  ['lesson', LessonScreen],
  ['fair', Fairness],
  ['t', OnlineScreen],
  ['online', OnlineTables],
  ['table', TableScreen],
]);

const partsOf = (path: string): string[] => path.split('/').map(decoded);

/**
 * Asks for the files of a screen before there are words to draw it with: one after the other they
 * would take a round trip each. A failure is told by the screen, which asks for them again.
 */
export const preload = (path: string): void => {
  const [, place, which = ''] = partsOf(path);
  const files = [SCREENS.get(place)?.load(), place === 'play' ? preloadSetup(which) : undefined];
  Promise.all(files).catch(() => undefined);
};

const route = (path: string): JSX.Element => {
  const [, place, which] = partsOf(path);
  switch (place) {
    case '':
      return <Home />;
    case 'play':
      return <Setup key={which} game={which} />;
    case 'games':
      return <MyGames />;
    case 'rules':
      return <Rules key={which} game={which} />;
    case 'replay':
      return <Replay key={which} id={which} />;
    case 'settings':
      return <SettingsPage />;
    case 'box':
      return <Box key={which} game={which} />;
    case 'about':
      return <About />;
    case 'statistics':
      return <StatisticsPage />;
    case 'chart':
      return <SeaChart />;
    case 'learn':
      return <Learn key={which} game={which} />;
    case 'lesson':
      return <LessonScreen key={which} id={which} />;
    case 'fair':
      return which ? <Fairness key={which} id={which} /> : <NotFound />;
    case 't':
      return which ? <OnlineScreen key={which} id={which} /> : <NotFound />;
    case 'online':
      return <OnlineTables />;
    case 'table':
      return which ? <TableScreen key={which} id={which} /> : <NotFound />;
    default:
      return <NotFound />;
  }
};

export const App = () => {
  const [fault] = useErrorBoundary();
  if (fault) return <Crash fault={fault} />;
  return (
    <>
      <a class="button skip" href="#content">
        {say(shellWords).skip}
      </a>
      {route(url.value.pathname)}
      <NewVersionNotice />
    </>
  );
};
