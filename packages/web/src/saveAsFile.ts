import type { MatchFile } from '@tidetable/match';
import type { FileTable } from './table/table.ts';

/** Hands the match file to the person, as a download. */
export const saveAsFile = async (table: FileTable): Promise<void> =>
  saveMatchFile(await table.file());

export const saveMatchFile = (file: MatchFile): void => download(`${file.game}-${today()}`, file);

export const download = (name: string, data: object): void =>
  downloadBlob(
    `${name}.tidetable.json`,
    new Blob([`${JSON.stringify(data, null, 1)}\n`], { type: 'application/json' }),
  );

export const downloadBlob = (name: string, blob: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

export const today = (): string => new Date().toISOString().slice(0, 10);
