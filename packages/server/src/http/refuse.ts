/** How a refusal is sent over HTTP. */
import { statusOf, type WireProblem } from '@tidetable/protocol';
import type { FastifyReply } from 'fastify';
import type { Refused } from '../tables/refused.ts';

export const asRefused = ({ problem }: WireProblem): Refused => ({ code: problem });

export const refuse = (reply: FastifyReply, refused: Refused): FastifyReply => {
  reply.server.telemetry.metrics.refusals.add(1, refused.code);
  return reply.code(statusOf(refused.code)).send(refused);
};
