import { gamesWords } from '@tidetable/text/web';
import { Dialog } from '../../look/dialog.tsx';
import { say } from '../../settings.ts';

interface DeleteDialogProps {
  readonly title: string;
  /** The number of games to delete. */
  readonly count: number;
  readonly yes: () => void;
  readonly no: () => void;
}

/** Asks before a permanent deletion. */
export const DeleteDialog = ({ title, count, yes, no }: DeleteDialogProps) => {
  const words = say(gamesWords);
  return (
    <Dialog title={title} onClose={no}>
      <p>{words.removeHelp(count)}</p>
      <button type="button" class="button main" onClick={yes}>
        {words.removeYes}
      </button>
    </Dialog>
  );
};
