import type { Table } from './table/table.ts';

/** Hands the match file to the person, as a download. */
export const saveAsFile = async (table: Table): Promise<void> => {
  const file = await table.file();
  const day = new Date().toISOString().slice(0, 10);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: 'application/json' }),
  );
  link.download = `${file.game}-${day}.tidetable.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};
