import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepOffline } from './offline/newVersion.ts';
import { startSpeaking } from './settings.ts';

const show = (): void => render(<App />, document.getElementById('app') as HTMLElement);

void startSpeaking().then(show);

// After the page itself, which must not wait for the files of other games.
if (import.meta.env.PROD) addEventListener('load', () => void keepOffline());
