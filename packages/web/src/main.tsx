import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepOffline } from './offline/newVersion.ts';

render(<App />, document.getElementById('app') as HTMLElement);

// After the page itself, which must not wait for the files of other games.
if (import.meta.env.PROD) addEventListener('load', () => void keepOffline());
