/** The built client: its files, and one page for every client address. */
import { realpathSync, statSync } from 'node:fs';
import { extname, isAbsolute, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from './headers.ts';

export const serveClient = async (app: FastifyInstance, dist: string): Promise<void> => {
  const refused = new WeakSet<FastifyRequest>();
  await app.register(fastifyStatic, {
    root: dist,
    allowedPath: (path, _, request) => {
      const isAllowed = mayBeSent(dist, path);
      if (!isAllowed) refused.add(request);
      return isAllowed;
    },
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
    isPage(request) && !refused.has(request) && mayBeSent(dist, INDEX)
      ? reply.sendFile(INDEX)
      : refuse(reply),
  );
};

const INDEX = 'index.html';
const FORMS = ['', '.br', '.gz', '.deflate']; // the content encoding of the sent file

/** False unless the path leads to a regular file inside of `dist`. */
const mayBeSent = (dist: string, path: string): boolean =>
  [path, join(path, INDEX)].every(file =>
    FORMS.every(form => isInside(dist, join(dist, file) + form)),
  );

/** Resolves links. A FIFO is not opened, which would wait for a writer. */
const isInside = (dist: string, file: string): boolean => {
  try {
    const stats = statSync(file);
    const path = relative(realpathSync(dist), realpathSync(file));
    const isOutside = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
    return !isOutside && (stats.isFile() || stats.isDirectory());
  } catch (error) {
    return ABSENT.includes((error as NodeJS.ErrnoException).code ?? '');
  }
};
const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']; // so nothing of it will be sent

/** An address without a file extension is a client address; all of them get the same page. */
const isPage = ({ method, url }: FastifyRequest): boolean => {
  const [path] = url.split(/[?#]/, 1);
  return (method === 'GET' || method === 'HEAD') && extname(path) === '' && !isFile(path);
};
const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || path.includes('/.') || NO_PAGE.test(path);
/** For programs; the service worker ignores these paths, too. */
const NO_PAGE = /^\/(api(\/|$)|healthz$|readyz$|metrics$)/;

const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
