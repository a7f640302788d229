import { tableWords } from '@tidetable/text/web';
import { saveAsFile } from '../../saveAsFile.ts';
import { say } from '../../settings.ts';
import type { PartProps } from './part.ts';

/** What somebody must know about the table itself. */
export const Notices = ({ sitting }: PartProps) => {
  const words = say(tableWords);
  const { role, isUnsaved } = sitting.table.status.value;
  return (
    <>
      {role === 'following' && (
        <div class="table-notice" role="status">
          <p>{words.following}</p>
          <button type="button" class="button" onClick={() => void sitting.table.takeOver()}>
            {words.takeOver}
          </button>
        </div>
      )}
      {isUnsaved && (
        <div class="table-notice" role="alert">
          <p>{words.unsaved}</p>
          <button type="button" class="button" onClick={() => void saveAsFile(sitting.table)}>
            {words.saveFile}
          </button>
        </div>
      )}
    </>
  );
};
