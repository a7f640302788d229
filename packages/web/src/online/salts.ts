/** This device's salts for online tables, so that nobody need trust the server: docs/fairness.md */
import { SALT_BYTES, saltHash } from '@tidetable/match';

interface KeptSalt {
  readonly commitment: string;
  readonly salt: string;
}

const keyOf = (table: string): string => `tidetable/salt/${table}`;

/** A new salt, kept on this device until it is opened; its hash does not reveal it. */
export const newSalt = (table: string, commitment: string, seat: number) => {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const salt = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(keyOf(table), JSON.stringify({ commitment, salt } satisfies KeptSalt));
  } catch {
    return { commitment, hash: null }; // a salt that cannot be kept must not be promised
  }
  return { commitment, hash: saltHash(commitment, seat, salt) };
};

/** The salt that this device has promised under this commitment, if any. */
export const keptSalt = (table: string, commitment: string): KeptSalt | undefined => {
  try {
    const kept: KeptSalt | null = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    return kept?.commitment === commitment ? kept : undefined;
  } catch {
    return undefined;
  }
};
