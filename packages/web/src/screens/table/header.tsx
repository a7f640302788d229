import type { LogLine } from '@tidetable/match';
import { OVER } from '@tidetable/rules';
import { editionText, notices } from '@tidetable/text/shell';
import { shellWords, tableWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { Dialog } from '../../look/dialog.tsx';
import { Icon } from '../../look/icon.tsx';
import { Link } from '../../router.tsx';
import { saveAsFile } from '../../saveAsFile.ts';
import { language, say } from '../../settings.ts';
import { gameText, nameOf, type PartProps } from './part.ts';

export const Header = (part: PartProps) => {
  const [isOpen, open] = useState(false);
  const { session, state, ui, moment, owned } = part;
  const { edition } = session.table.card;
  const words = say(tableWords);
  return (
    <header class="table-header">
      <Link to="/" class="button quiet" aria-label={say(shellWords).home}>
        <Icon name="anchor" size={26} />
      </Link>
      <div class="table-title">
        <h1>{gameText(part).title}</h1>
        {isPractice(state.lines) && <span class="table-badge">{words.practice}</span>}
        {edition.differing.length > 0 && <span class="table-badge">{words.ownComponents}</span>}
        <p>{ui.heading(moment.view, language.value)}</p>
      </div>
      <p class="table-status" data-turn={isMyTurn(part) || undefined}>
        {statusText(part)}
      </p>
      <button type="button" class="button quiet" aria-label={words.menu} onClick={() => open(true)}>
        <Icon name="ship-wheel" size={26} />
      </button>
      {isOpen && (
        <Dialog title={words.menu} onClose={() => open(false)}>
          <div class="stack">
            {owned && (
              <button type="button" class="button" onClick={() => void saveAsFile(owned)}>
                {words.saveFile}
              </button>
            )}
            <Link class="button" to={`/rules/${ui.id}`}>
              {words.rules}
            </Link>
            <Link class="button" to="/settings">
              {say(shellWords).settings}
            </Link>
            <Link class="button" to="/">
              {words.leave}
            </Link>
            <p class="table-edition">{editionText(say(notices), edition)}</p>
          </div>
        </Dialog>
      )}
    </header>
  );
};

const isPractice = (lines: readonly LogLine[]): boolean =>
  lines.some(({ decided }) => decided?.type === 'practice');

/** Not in the past, nor while another tab plays. */
const isMyTurn = ({ session }: PartProps): boolean => session.legal.length > 0;

const statusText = (part: PartProps): string => {
  const { moment, session, state, guide } = part;
  const words = say(tableWords);
  if (moment.toAct === OVER) return words.over;
  if (state.past) return words.past(moment.ply, state.present?.ply ?? 0);
  if (state.isPending) return words.sending;
  if (isMyTurn(part)) return words.yourTurn;
  const name = nameOf(part, moment.toAct);
  const isThinking = session.table.card.players[moment.toAct]?.bot !== undefined && !guide;
  return isThinking && state.status.isOpen && !session.isRecord
    ? words.thinking(name)
    : words.turnOf(name);
};
