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
import { useLoaded } from './screens/useLoaded.ts';
import { say } from './settings.ts';

const screen = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let known: ComponentType<P> | undefined; // the second time it is there at once
  return props => {
    const loaded = useLoaded(async () => {
      known ??= await load();
      return known;
    }, load);
    const Screen = known ?? loaded;
    return Screen ? <Screen {...props} /> : <Loading />;
  };
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
const OnlineScreen = screen(
  async () => (await import('./screens/online/onlineScreen.tsx')).OnlineScreen,
);
const TableScreen = screen(
  async () => (await import('./screens/table/tableScreen.tsx')).TableScreen,
);

const route = (path: string): JSX.Element => {
  const [, place, which] = path.split('/').map(decoded);
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
    case 't':
      return which ? <OnlineScreen key={which} id={which} /> : <NotFound />;
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
