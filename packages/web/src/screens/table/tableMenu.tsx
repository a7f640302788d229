/** The menu of the table: settings and actions. Loaded on first use. */
import './tableMenu.css';
import { editionText, notices } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { Link } from '../../router.tsx';
import { saveAsFile } from '../../saveAsFile.ts';
import { language, say } from '../../settings.ts';
import { Check, LanguageChoice, Speed, ThemeChoice, Volume } from '../settings/fields.tsx';
import { KeyList } from './keyList.tsx';
import type { PartProps } from './part.ts';
import { ScrollSheet } from './scrollSheet.tsx';

export interface TableMenuProps extends PartProps {
  readonly onClose: () => void;
}

export const TableMenu = ({ onClose, ...part }: TableMenuProps) => {
  const { session, ui, moment, owned, online } = part;
  const words = say(tableWords);
  return (
    <ScrollSheet title={words.menu} class="table-menu" onClose={onClose}>
      {/* a low window has no other place for it */}
      <p>{ui.heading(moment.view, language.value)}</p>
      <div class="table-menu-actions">
        <Link class="button" to={`/rules/${ui.id}`}>
          {words.rules}
        </Link>
        <Link class="button" to="/settings">
          {words.allSettings}
        </Link>
        <FullScreenButton />
        {owned && (
          <button type="button" class="button" onClick={() => void saveAsFile(owned)}>
            {words.saveFile}
          </button>
        )}
        {online && <online.Actions {...part} close={onClose} />}
        <Link class="button" to="/">
          {words.leave}
        </Link>
      </div>
      <div class="table-menu-settings">
        <Volume />
        <Speed />
        <ThemeChoice />
        <LanguageChoice />
        <Check name="confirm" />
        <Check name="forced" />
      </div>
      <KeyList />
      <p class="table-edition">{editionText(say(notices), session.table.card.edition)}</p>
    </ScrollSheet>
  );
};

/** If the browser supports it; iPhones do not. */
const FullScreenButton = () => {
  const words = say(tableWords);
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const note = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', note);
    return () => document.removeEventListener('fullscreenchange', note);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = (): Promise<void> =>
    isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  return (
    <button type="button" class="button" onClick={() => void toggle()}>
      {isFull ? words.leaveFullScreen : words.fullScreen}
    </button>
  );
};
