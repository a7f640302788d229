import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { render } from 'preact';
import { App, preload } from './app.tsx';
import { keepOffline } from './offline/newVersion.ts';
import { url } from './router.tsx';
import { firstArrival } from './screens/useArrival.ts';
import { startSpeaking } from './settings.ts';

const show = (): void => render(<App />, document.getElementById('app') as HTMLElement);

/** Not a word could be loaded: all that is left is to try again. */
const showUnloaded = (): void => {
  const again = document.createElement('button');
  again.textContent = 'Tidetable ↻';
  again.onclick = () => location.reload();
  document.getElementById('app')?.replaceChildren(again);
};

void startSpeaking().then(show, showUnloaded);
preload(url.value.pathname); // after the words: they are what the first screen waits for

if (import.meta.env.PROD) void keepOffline(firstArrival);
