/** Refuses too frequent requests, by address or by person. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/address.ts';
import type { LimitName } from '../limits/limits.ts';
import { GUEST_COOKIE, guestOf } from './guests.ts';
import { refuse } from './refuse.ts';

export const addressOf = ({ ip }: FastifyRequest): string => networkOf(ip);

/** Undefined if the request is within the limit. */
export const refuseTooMany = (
  request: FastifyRequest,
  reply: FastifyReply,
  limit: { readonly name: LimitName; readonly key: string; readonly cost?: number },
): FastifyReply | undefined => {
  const { name, key, cost } = limit;
  const seconds = request.server.limits.take(name, key, cost);
  if (seconds === 0) return undefined;
  request.log.info({ limit: name, address: addressOf(request) }, 'too many');
  reply.header('retry-after', Math.ceil(seconds));
  return refuse(reply, { code: 'too-many' });
};

/** A hook for routes; the route itself refuses a request without a person. */
export const limitedByPerson =
  (name: LimitName) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const key = guestOf(request);
    return key === undefined ? undefined : refuseTooMany(request, reply, { name, key });
  };
export const limitedByAddress =
  (name: LimitName) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    refuseTooMany(request, reply, { name, key: addressOf(request) });

/** For all requests: their rate, and cookies with a wrong signature. */
export const limitRequests = (api: FastifyInstance): void => {
  api.addHook('onRequest', limitedByAddress('requests'));
  api.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[GUEST_COOKIE];
    const isForged = cookie !== undefined && !request.unsignCookie(cookie).valid;
    return isForged ? limitedByAddress('wrongSecrets')(request, reply) : undefined;
  });
};
