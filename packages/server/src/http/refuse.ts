/** How a refusal is answered over HTTP. */
import type { TableCode, WireProblem } from '@tidetable/protocol';
import type { FastifyReply } from 'fastify';
import type { Refused } from '../tables/refused.ts';

export const asRefused = ({ problem }: WireProblem): Refused => ({ code: problem });

/** Whatever is not listed here is a conflict with how the table stands. */
const STATUS: { readonly [C in TableCode]?: number } = {
  'not-json': 400,
  'unknown-type': 400,
  shape: 400,
  'bad-name': 400,
  'unknown-game': 400,
  'bad-options': 400,
  'bad-seats': 400,
  'bad-level': 400,
  'no-such-seat': 400,
  'no-guest': 401,
  'bad-origin': 403,
  'not-owner': 403,
  'not-welcome': 403,
  yourself: 400,
  'no-spectators': 403,
  'no-consent': 403,
  'no-such-table': 404,
  'no-such-link': 404,
  'no-such-message': 404,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};
const CONFLICT = 409;

export const refuse = (reply: FastifyReply, refused: Refused): FastifyReply => {
  reply.server.telemetry.metrics.refusals.add(1, refused.code);
  return reply.code(STATUS[refused.code as TableCode] ?? CONFLICT).send(refused);
};
