/** Until a game has its drawings. */
import type { BoardProps } from './gameUi.ts';

export const Placeholder = ({ view }: BoardProps) => (
  <pre class="paper" style={{ whiteSpace: 'pre-wrap', padding: '1rem', fontSize: '11px' }}>
    {JSON.stringify(view)}
  </pre>
);
