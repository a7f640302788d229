/** Only pages of our own origin may change anything. */
import type { FastifyRequest } from 'fastify';

/**
 * A browser sends the origin of the page. Without a public address it is compared with the
 * requested host; cookies belong to that host, so another name for this machine gains nothing.
 */
export const isOwnOrigin = (
  { headers: { origin, host } }: FastifyRequest,
  publicUrl: URL | undefined,
): boolean => {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return publicUrl ? origin === publicUrl.origin : new URL(origin).host === host;
};
