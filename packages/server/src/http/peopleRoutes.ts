/** Who somebody is. */
import { isName } from '@tidetable/match';
import { isWireProblem, parseGuest } from '@tidetable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person, Store } from '../store/store.ts';
import { guestOf, nameGuest } from './guests.ts';
import { asRefused, refuse } from './refuse.ts';

export const addPeople = (api: FastifyInstance, store: Store, isSecure: boolean): void => {
  api.post('/guest', async (request, reply) => {
    const body = parseGuest(request.body);
    if (isWireProblem(body)) return refuse(reply, asRefused(body));
    if (!isName(body.name)) return refuse(reply, { code: 'bad-name' });
    const { name } = await nameGuest(store, request, reply, { ...body, isSecure });
    return { name };
  });
  /** Null for somebody who has no name here yet: that is no mistake. */
  api.get('/guest', async request => ({ name: (await personOf(request, store))?.name ?? null }));
};

export const personOf = async (
  request: FastifyRequest,
  store: Store,
): Promise<Person | undefined> => {
  const id = guestOf(request);
  return id === undefined ? undefined : store.readPerson(id);
};
