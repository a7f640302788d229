/** `/metrics`: for clients with the token, or, if none is set, for this machine itself. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** Headers of a proxy on this machine, which forwards requests from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

export const serveMetrics = (app: FastifyInstance, token: string | undefined): void => {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4');
    if (!mayRead(request, token)) return reply.code(403).send('Forbidden\n');
    return app.telemetry.metrics.text();
  });
};

const mayRead = ({ headers, socket }: FastifyRequest, token: string | undefined): boolean => {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every(name => !headers[name]);
};

/** Takes the same time wherever the texts differ. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
