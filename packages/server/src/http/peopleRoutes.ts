/** The name of a person. */
import { isName } from '@tidetable/match';
import { isWireProblem, parseGuest } from '@tidetable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person, Store } from '../store/store.ts';
import { guestOf, nameGuest } from './guests.ts';
import { limitedByAddress, limitedByPerson } from './limited.ts';
import { asRefused, refuse } from './refuse.ts';

export const addPeople = (api: FastifyInstance, store: Store, isSecure: boolean): void => {
  api.post('/guest', { preHandler: limitGuest }, async (request, reply) => {
    const body = parseGuest(request.body);
    if (isWireProblem(body)) return refuse(reply, asRefused(body));
    if (!isName(body.name)) return refuse(reply, { code: 'bad-name' });
    const { name } = await nameGuest(store, request, reply, { ...body, isSecure });
    return { name };
  });
  /** Null for a client without a name, which is no error. */
  api.get('/guest', async request => ({ name: personOf(request)?.name ?? null }));
};

/** Creates a person, or renames one. */
const limitGuest = (request: FastifyRequest, reply: FastifyReply) =>
  guestOf(request) === undefined
    ? limitedByAddress('people')(request, reply)
    : limitedByPerson('names')(request, reply);

export const personOf = ({ signIn }: FastifyRequest): Person | undefined =>
  signIn && { id: signIn.person, name: signIn.name };
