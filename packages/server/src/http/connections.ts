/** Connections before anything is said: one address may not take them all. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../limits/address.ts';

/** A proxy that is trusted brings everybody; limits of requests and sockets then tell them apart. */
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
