import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { render } from 'preact';
import { App } from './app.tsx';

render(<App />, document.getElementById('app') as HTMLElement);
