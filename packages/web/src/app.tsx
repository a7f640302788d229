/** Which screen an address means; each but the first is loaded when it is needed. */
import { shellWords } from '@tidetable/text/web';
import type { ComponentType, JSX } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useErrorBoundary } from 'preact/hooks';
import { Link, url } from './router.tsx';
import { Crash } from './screens/crash.tsx';
import { Home } from './screens/home.tsx';
import { Loading } from './screens/loading.tsx';
import { say } from './settings.ts';

const screen = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));

const Setup = screen(async () => (await import('./screens/setup.tsx')).Setup);
const LessonScreen = screen(async () => (await import('./screens/lesson.tsx')).LessonScreen);
const TableScreen = screen(async () => (await import('./screens/tableScreen.tsx')).TableScreen);

const route = (path: string): JSX.Element => {
  const [, place, which] = path.split('/').map(decodeURIComponent);
  switch (place) {
    case '':
      return <Home />;
    case 'play':
      return <Setup key={which} game={which} />;
    case 'lesson':
      return <LessonScreen key={which} game={which} />;
    case 'table':
      return <TableScreen key={which} id={which} />;
    default:
      return <Nothing />;
  }
};

const Nothing = () => (
  <main id="content" class="page stack">
    <h1>{say(shellWords).notFound}</h1>
    <p>
      <Link to="/">{say(shellWords).toHome}</Link>
    </p>
  </main>
);

export const App = () => {
  const [fault] = useErrorBoundary();
  if (fault) return <Crash />;
  return (
    <>
      <a class="button skip" href="#content">
        {say(shellWords).skip}
      </a>
      <Suspense fallback={<Loading />}>{route(url.value.pathname)}</Suspense>
    </>
  );
};
