/** What this device adds to the chance of a table, so that nobody need trust the server: docs/fairness.md. */
import { SALT_BYTES, saltHash } from '@tidetable/match';

interface KeptSalt {
  readonly commitment: string;
  readonly salt: string;
}

const keyOf = (table: string): string => `tidetable/salt/${table}`;

/** A new salt, kept on this device until it is opened; its hash hides it. */
export const newSalt = (table: string, commitment: string, seat: number) => {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const salt = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(keyOf(table), JSON.stringify({ commitment, salt } satisfies KeptSalt));
  } catch {
    return { commitment, hash: null }; // who cannot keep a salt must not promise one
  }
  return { commitment, hash: saltHash(commitment, seat, salt) };
};

/** The one that was promised under this commitment, if this device has promised it. */
export const keptSalt = (table: string, commitment: string): KeptSalt | undefined => {
  try {
    const kept: KeptSalt | null = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    return kept?.commitment === commitment ? kept : undefined;
  } catch {
    return undefined;
  }
};
