/** Saves and opens a component sheet; the terminal uses the same file. */
import { type AnyGame, parseStrictJson, playedEdition } from '@tidetable/rules';
import { boxWords } from '@tidetable/text/box';
import { useState } from 'preact/hooks';
import { downloadBlob } from '../../saveAsFile.ts';
import { say } from '../../settings.ts';
import { DropArea, FileButton } from '../dropArea.tsx';

interface BoxFileProps {
  readonly own: AnyGame;
  readonly take: (sheet: object) => boolean;
}

const MOST_BYTES = 100_000;

export const BoxFile = ({ own, take }: BoxFileProps) => {
  const words = say(boxWords);
  const [told, tell] = useState<string>();
  const open = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    const sheet = file.size > MOST_BYTES ? undefined : readSheetFile(await file.text());
    tell(sheet && take(sheet) ? words.opened : words.notRead);
  };
  const reset = (): void => {
    take({});
    tell(undefined);
  };
  const save = (): void => {
    tell(undefined);
    const text = `${JSON.stringify(playedEdition(own).sheet ?? {}, null, 1)}\n`;
    downloadBlob(`${own.id}-box.json`, new Blob([text], { type: 'application/json' }));
  };
  const hasOwn = own.differing.length > 0;
  return (
    <>
      <DropArea label={words.drop} take={files => void open(files)} />
      <div class="row">
        <button type="button" class="button" disabled={!hasOwn} onClick={save}>
          {words.save}
        </button>
        <FileButton label={words.open} isSingle take={files => void open(files)} />
        {/* It keeps the focus once there is nothing left to set back. */}
        <button
          type="button"
          class="button quiet"
          aria-disabled={!hasOwn || undefined}
          onClick={reset}
        >
          {words.reset}
        </button>
      </div>
      <p role="status">{told}</p>
    </>
  );
};

const readSheetFile = (text: string): object | undefined => {
  try {
    const sheet = parseStrictJson(text);
    return typeof sheet === 'object' && sheet !== null ? sheet : undefined;
  } catch {
    return undefined;
  }
};
