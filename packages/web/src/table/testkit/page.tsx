/** The real table screen at a fake remote table, for the browser tests; not part of the client. */
import '../../look/fonts.css';
import '../../look/tokens.css';
import '../../look/base.css';
import { render } from 'preact';
import { PlayScreen } from '../../screens/table/playScreen.tsx';
import { startSpeaking } from '../../settings.ts';
import { FakeRemoteTable, FakeServer } from './fakeRemote.ts';

const query = new URLSearchParams(location.search);
const server = new FakeServer(
  query.get('game') === 'nauticus' ? 'nauticus' : 'nautilus-island',
  Number(query.get('seed') ?? 1),
);
while (server.match.toAct !== 0) server.playElsewhere();
Object.assign(window, { server });

const table = new FakeRemoteTable(server, { delay: 300, patience: 1000 });
const open = async () => ({ table });

const show = (): void =>
  render(<PlayScreen id="remote" open={open} />, document.getElementById('app') as HTMLElement);

void startSpeaking().then(show);
