/** Hand-over of a shared screen: no person sees another's hidden information. */
import { tableWords } from '@tidetable/text/web';
import { Pawn } from '../../look/pawn.tsx';
import { say } from '../../settings.ts';
import type { TableSession } from '../../table/tableSession.ts';

interface HandOverProps {
  readonly session: TableSession;
  readonly to: number;
}

/** First the last player sees the outcome. */
export const Leaving = ({ session, to }: HandOverProps) => {
  const words = say(tableWords);
  return (
    <div class="table-notice table-leaving" role="status">
      <p>{words.handOverSeen(session.table.card.players[to].name)}</p>
      <button type="button" class="button main" onClick={() => session.cover()}>
        {words.cover}
      </button>
    </div>
  );
};

/** Replaces the whole game on the page. */
export const Curtain = ({ session, to }: HandOverProps) => {
  const words = say(tableWords);
  const { name } = session.table.card.players[to];
  return (
    <main id="content" class="table-curtain" tabIndex={-1}>
      <Pawn seat={to} size={72} />
      <h1>{words.curtain(name)}</h1>
      <p>{words.curtainHelp(name)}</p>
      <button type="button" class="button main" onClick={() => void session.uncover()}>
        {words.uncover(name)}
      </button>
    </main>
  );
};
