/** Secrets that people carry in links and cookies; of each only the hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 16; // nobody guesses them, so a fast hash will do

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
