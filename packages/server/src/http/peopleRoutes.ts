/** Who somebody is. */
import { isName } from '@tidetable/match';
import { isWireProblem, parseGuest } from '@tidetable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person, Store } from '../store/store.ts';
import { nameGuest } from './guests.ts';
import { asRefused, refuse } from './refuse.ts';

export const addPeople = (api: FastifyInstance, store: Store, isSecure: boolean): void => {
  api.post('/guest', async (request, reply) => {
    const body = parseGuest(request.body);
    if (isWireProblem(body)) return refuse(reply, asRefused(body));
    if (!isName(body.name)) return refuse(reply, { code: 'bad-name' });
    const { name } = await nameGuest(store, request, reply, { ...body, isSecure });
    return { name };
  });
  api.get('/guest', async (request, reply) => {
    const person = personOf(request);
    return person ? { name: person.name } : refuse(reply, { code: 'no-guest' });
  });
};

export const personOf = ({ signIn }: FastifyRequest): Person | undefined =>
  signIn && { id: signIn.person, name: signIn.name };
