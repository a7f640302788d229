/** Limits connections before any request: one address may not take them all. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../limits/address.ts';

/**
 * All clients of a trusted proxy share its address; the limits of requests and sockets tell them
 * apart.
 */
export const limitConnections = (
  app: FastifyInstance,
  isTrusted: (address: string) => boolean,
): void => {
  const { limits, telemetry } = app;
  const { metrics } = telemetry;
  metrics.watch('connections', 'Connections that are open.', () => limits.connections.size);
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return;
    const leave = limits.connections.enter(networkOf(remoteAddress));
    if (leave) return void socket.once('close', leave);
    metrics.connectionsDropped.add(1, 'too-many');
    socket.destroy();
  });
};
