/** Backups of a store on which the contract was tried. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { Snapshot } from '../store/backup/backupForm.ts';
import { writeBackup } from '../store/backup/writeBackup.ts';
import type { Store } from '../store/store.ts';

/** What the contract removes again, so that every table has a row; one without would prove nothing. */
export const addRest = async (store: Store): Promise<void> => {
  await store.setClosed('table-1', true);
  await store.addDeviceLink({ id: 'link', person: 'ana', lifetime: 1000 });
  await store.close();
};

/** The bytes of a new backup, with rows of every table. */
export const wholeBackup = async (file: string, snapshot: Snapshot): Promise<Buffer> => {
  await writeBackup(snapshot, file);
  await snapshot.close();
  const bytes = readFileSync(file);
  const tail = gunzipSync(bytes).toString().trimEnd().split('\n').at(-1) ?? '';
  const { rows } = JSON.parse(tail) as { rows: Record<string, number> };
  expect(Object.keys(rows).filter(table => rows[table] === 0)).toEqual([]);
  return bytes;
};
