import { tableWords } from '@tidetable/text/web';
import { saveAsFile } from '../../saveAsFile.ts';
import { say } from '../../settings.ts';
import type { FileTable, KeptTable } from '../../table/table.ts';
import { useChanges } from './part.ts';

interface NoticesProps {
  readonly table: KeptTable;
  readonly owned: FileTable | undefined;
}

/** Notices about the storage of the match. */
export const Notices = ({ table, owned }: NoticesProps) => {
  const words = say(tableWords);
  const { isFollowing, isUnsaved, isDeleted } = useChanges(table.kept);
  return (
    <>
      {isFollowing && !isDeleted && (
        <div class="table-notice" role="status">
          <p>{words.following}</p>
          <button type="button" class="button" onClick={() => void table.takeOver()}>
            {words.takeOver}
          </button>
        </div>
      )}
      {(isUnsaved || isDeleted) && (
        <div class="table-notice" role="alert">
          <p>{isDeleted ? words.refusals.deleted : words.unsaved}</p>
          {owned && (
            <button type="button" class="button" onClick={() => void saveAsFile(owned)}>
              {words.saveFile}
            </button>
          )}
        </div>
      )}
    </>
  );
};
