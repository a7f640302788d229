import { OVER } from '@tidetable/rules';
import { editionText, messages } from '@tidetable/text/shell';
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
  const { sitting, ui, moment } = part;
  const { edition } = sitting.table.card;
  const words = say(tableWords);
  return (
    <header class="table-header">
      <Link to="/" class="button quiet" aria-label={say(shellWords).home}>
        <Icon name="anchor" size={26} />
      </Link>
      <div class="table-title">
        <h1>{gameText(part).title}</h1>
        {sitting.table.status.value.isPractice && <span class="table-badge">{words.practice}</span>}
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
            <button type="button" class="button" onClick={() => void saveAsFile(sitting.table)}>
              {words.saveFile}
            </button>
            <Link class="button" to={`/rules/${ui.id}`}>
              {words.rules}
            </Link>
            <Link class="button" to="/settings">
              {say(shellWords).settings}
            </Link>
            <Link class="button" to="/">
              {words.leave}
            </Link>
            <p class="table-edition">{editionText(say(messages), edition)}</p>
          </div>
        </Dialog>
      )}
    </header>
  );
};

/** Not in the past, nor while another tab plays. */
const isMyTurn = ({ moment, sitting }: PartProps): boolean =>
  moment.toAct === moment.seat &&
  sitting.past.value === undefined &&
  sitting.table.status.value.role === 'playing';

const statusText = (part: PartProps): string => {
  const { moment, sitting } = part;
  const words = say(tableWords);
  const { thinking } = sitting.table.status.value;
  if (moment.toAct === OVER) return words.over;
  if (sitting.past.value) return words.past(moment.ply, sitting.table.status.value.ply);
  if (isMyTurn(part)) return words.yourTurn;
  const name = nameOf(part, moment.toAct);
  return thinking === moment.toAct ? words.thinking(name) : words.turnOf(name);
};
