/**
 * The documentation of the interface: `/api/openapi.json` for programs, the page `/api` for people.
 */
import { openApi } from '@tidetable/protocol/api';
import type { FastifyInstance } from 'fastify';
import { PAGE_STYLE, pageOf } from './apiPageText.ts';

const A_WHILE = 'public, max-age=300';

export const addDocument = (api: FastifyInstance): void => {
  const document = openApi();
  const page = pageOf();
  api.get('/openapi.json', async (_, reply) => {
    reply.header('cache-control', A_WHILE);
    return document;
  });
  api.get('/', async (_, reply) =>
    reply.header('cache-control', A_WHILE).type('text/html; charset=utf-8').send(page),
  );
  api.get('/page.css', async (_, reply) =>
    reply.header('cache-control', A_WHILE).type('text/css; charset=utf-8').send(PAGE_STYLE),
  );
};
