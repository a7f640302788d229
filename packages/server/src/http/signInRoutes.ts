/** The sign-ins of a person: listing, ending, and adding another device. */
import { randomInt } from 'node:crypto';
import {
  isWireProblem,
  parseDeviceAnswer,
  parseDeviceSecret,
  parseDeviceTicket,
  parseEndSignIns,
} from '@tidetable/protocol';
import type { FastifyInstance } from 'fastify';
import { hashOf, newSecret } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { deviceOf, giveCookie, takeCookie } from './guests.ts';
import { asRefused, refuse } from './refuse.ts';
import type { SignedInSockets } from './signedInSockets.ts';

const LIFETIME = 5 * 60 * 1000; // milliseconds from a device link to the sign-in by it
const CODES = 1_000_000; // six digits

export interface SignInParts {
  readonly store: Store;
  readonly sockets: SignedInSockets;
  readonly isSecure: boolean;
}

export const addSignIns = (api: FastifyInstance, { store, sockets }: SignInParts): void => {
  api.get('/me/sign-ins', async ({ signIn }, reply) => {
    if (!signIn) return refuse(reply, { code: 'no-guest' });
    const all = await store.listSignIns(signIn.person);
    return {
      signIns: all.map(({ id, device, madeAt, seenAt }) => ({
        id,
        device,
        madeAt,
        seenAt,
        isThis: id === signIn.id,
      })),
    };
  });

  api.post('/me/sign-ins/end', async ({ signIn, body }, reply) => {
    if (!signIn) return refuse(reply, { code: 'no-guest' });
    const wish = parseEndSignIns(body);
    if (isWireProblem(wish)) return refuse(reply, asRefused(wish));
    const which = 'id' in wish ? { only: wish.id } : { except: signIn.id };
    const ended = await store.endSignIns(signIn.person, which);
    sockets.end(ended);
    if (ended.includes(signIn.id)) takeCookie(reply);
    return { ended };
  });
};

/**
 * The signed-in device makes a link, the new one opens it, both show a code, the signed-in one
 * confirms, the new one is signed in.
 */
export const addDeviceLinks = (api: FastifyInstance, { store, isSecure }: SignInParts): void => {
  api.post('/me/device-links', async ({ signIn }, reply) => {
    if (!signIn) return refuse(reply, { code: 'no-guest' });
    const secret = newSecret();
    await store.addDeviceLink({ id: hashOf(secret), person: signIn.person, lifetime: LIFETIME });
    return reply.code(201).send({ secret, lifetime: LIFETIME });
  });

  api.get('/me/device-links', async ({ signIn }, reply) => {
    if (!signIn) return refuse(reply, { code: 'no-guest' });
    return { links: await store.listDeviceLinks(signIn.person) };
  });

  api.post('/me/device-links/answer', async ({ signIn, body }, reply) => {
    if (!signIn) return refuse(reply, { code: 'no-guest' });
    const answer = parseDeviceAnswer(body);
    if (isWireProblem(answer)) return refuse(reply, asRefused(answer));
    const { id, isConfirmed } = answer;
    const isThere = await store.answerDeviceLink(signIn.person, id, isConfirmed);
    return isThere ? {} : refuse(reply, { code: 'no-such-link' });
  });

  api.post('/device-links/open', async (request, reply) => {
    const link = parseDeviceSecret(request.body);
    if (isWireProblem(link)) return refuse(reply, asRefused(link));
    const ticket = newSecret();
    const code = String(randomInt(CODES)).padStart(6, '0');
    const opened = { id: hashOf(link.secret), ticket: hashOf(ticket), code };
    const isOpen = await store.openDeviceLink({ ...opened, device: deviceOf(request) });
    return isOpen ? { ticket, code } : refuse(reply, { code: 'no-such-link' });
  });

  api.post('/device-links/redeem', async ({ body }, reply) => {
    const wish = parseDeviceTicket(body);
    if (isWireProblem(wish)) return refuse(reply, asRefused(wish));
    const secret = newSecret();
    const outcome = await store.redeemDeviceLink(hashOf(wish.ticket), hashOf(secret));
    if (outcome !== 'signed-in') return refuse(reply, { code: outcome });
    giveCookie(reply, secret, isSecure);
    const signIn = await store.readSignIn(hashOf(secret));
    return { name: signIn?.name };
  });
};
