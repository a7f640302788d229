/** Secrets in links and cookies; only their hashes are stored. */
import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 16; // they cannot be guessed, so a fast hash is enough

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
