/** Accepts files dropped anywhere on a page. */
import { useEffect, useState } from 'preact/hooks';

interface DropAreaProps {
  /** Shown while a file is dragged over the page. */
  readonly label: string;
  readonly take: (files: readonly File[]) => void;
}

const hasFiles = (e: DragEvent): boolean => e.dataTransfer?.types.includes('Files') ?? false;

export const DropArea = ({ label, take }: DropAreaProps) => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (e: DragEvent): void => {
      if (!hasFiles(e)) return;
      e.preventDefault();
      setOver(true);
    };
    const leave = (e: DragEvent): void => {
      if (e.relatedTarget === null) setOver(false);
    };
    const drop = (e: DragEvent): void => {
      if (!hasFiles(e)) return;
      e.preventDefault();
      setOver(false);
      take([...(e.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [take]);
  return isOver ? <div class="drop-area">{label}</div> : null;
};

interface FileButtonProps {
  readonly label: string;
  readonly class?: string;
  readonly isSingle?: boolean;
  readonly take: (files: readonly File[]) => void;
}

/** A button that opens the file picker. */
export const FileButton = ({ label, class: kind = '', isSingle, take }: FileButtonProps) => (
  <label class={`button file-button ${kind}`}>
    {label}
    <input
      type="file"
      class="hidden"
      accept=".json,application/json"
      multiple={!isSingle}
      onChange={e => {
        take([...(e.currentTarget.files ?? [])]);
        e.currentTarget.value = ''; // the same file may be chosen again
      }}
    />
  </label>
);
