/**
 * People without an account: a signed cookie names one of their sign-ins, and they choose their
 * name.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newSecret } from '../secrets.ts';
import type { NamedSignIn } from '../store/signIns.ts';
import type { Person, Store } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the person who asks. */
    signIn: NamedSignIn | undefined;
  }
}

export const GUEST_COOKIE = 'tidetable-guest';
const ID_BYTES = 16;
const DAY = 24 * 60 * 60; // seconds
const LONGEST_DEVICE = 200;

/** From then on every request has its person. Cookies of returning people are renewed. */
export const recogniseGuests = (api: FastifyInstance, store: Store, isSecure: boolean): void => {
  api.decorateRequest('signIn', undefined);
  api.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[GUEST_COOKIE];
    const { valid, value } = cookie === undefined ? NONE : request.unsignCookie(cookie);
    if (!valid) return;
    request.signIn = await store.readSignIn(hashOf(value));
    if (!request.signIn || Date.now() - request.signIn.seenAt < 1000 * DAY) return;
    await store.touchSignIn(request.signIn.id);
    giveCookie(reply, value, isSecure);
  });
};
const NONE = { valid: false, value: '' } as const;

/** The id of the person; undefined without a sign-in. */
export const guestOf = ({ signIn }: FastifyRequest): string | undefined => signIn?.person;

/** The browser's description of itself, its printable part. */
export const deviceOf = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, LONGEST_DEVICE);

/** Gives a new or known person a name. */
export const nameGuest = async (
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, isSecure }: { name: string; isSecure: boolean },
): Promise<Person> => {
  const known = guestOf(request);
  const person = { id: known ?? randomBytes(ID_BYTES).toString('hex'), name };
  await store.putPerson(person);
  if (known !== undefined) return person;
  const secret = newSecret();
  await store.addSignIn({ id: hashOf(secret), person: person.id, device: deviceOf(request) });
  giveCookie(reply, secret, isSecure);
  return person;
};

export const giveCookie = (reply: FastifyReply, secret: string, isSecure: boolean): void =>
  void reply.setCookie(GUEST_COOKIE, secret, { ...COOKIE, secure: isSecure, maxAge: 365 * DAY });

export const takeCookie = (reply: FastifyReply): void =>
  void reply.clearCookie(GUEST_COOKIE, COOKIE);

const COOKIE = {
  signed: true,
  httpOnly: true,
  sameSite: 'lax', // a link to a table is followed as the person that one is
  path: '/api',
} as const;
