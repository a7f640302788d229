/** Which pages may change something here: our own. */
import type { FastifyRequest } from 'fastify';

/**
 * A browser names the page that asks. Without a public address that is the host which the browser
 * believes to talk to; cookies belong to that host, so another name for this machine gains nothing.
 */
export const isOwnOrigin = (
  { headers: { origin, host } }: FastifyRequest,
  publicUrl: URL | undefined,
): boolean => {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return publicUrl ? origin === publicUrl.origin : new URL(origin).host === host;
};
