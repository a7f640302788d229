/** The built client: its files, and one page for every address in it. */
import { extname, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from './headers.ts';

export const serveClient = async (app: FastifyInstance, dist: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false, // ours, below
    acceptRanges: false,
    setHeaders: (reply, file) => {
      const path = relative(dist, file).split(sep).join('/');
      reply.header('cache-control', cacheControl(path));
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile('index.html') : refuse(reply),
  );
};

/** An address without an ending is a place in the client, which has one page for them all. */
const isPage = ({ method, url }: FastifyRequest): boolean => {
  const [path] = url.split(/[?#]/, 1);
  return (method === 'GET' || method === 'HEAD') && extname(path) === '' && !isFile(path);
};
const isFile = (path: string): boolean => path.startsWith('/assets/') || path.includes('/.');

const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
