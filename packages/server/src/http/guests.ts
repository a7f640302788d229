/** People without an account: known by a signed cookie, called as they wish. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person, Store } from '../store/store.ts';

export const GUEST_COOKIE = 'tidetable-guest';
const ID_BYTES = 16;
const YEAR = 365 * 24 * 60 * 60; // seconds

/** Whose cookie came with a request; undefined if there is none that we have signed. */
export const guestOf = (request: FastifyRequest): string | undefined => {
  const cookie = request.cookies[GUEST_COOKIE];
  const { valid, value } = cookie === undefined ? NONE : request.unsignCookie(cookie);
  return valid ? value : undefined;
};
const NONE = { valid: false, value: undefined } as const;

/** Gives somebody a name: a new person, or one who is known already. */
export const nameGuest = async (
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, isSecure }: { name: string; isSecure: boolean },
): Promise<Person> => {
  const id = guestOf(request) ?? randomBytes(ID_BYTES).toString('hex');
  const person = { id, name };
  await store.putPerson(person);
  reply.setCookie(GUEST_COOKIE, id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax', // a link to a table is followed as the person that one is
    secure: isSecure,
    path: '/api',
    maxAge: YEAR,
  });
  return person;
};
