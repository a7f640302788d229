/** The document of the interface, OpenAPI 3.1, made of the routes and their schemas. */
import type * as v from 'valibot';
import { statusOf, type TableCode } from '../tableCodes.ts';
import { TableListSchema } from '../tableLists.ts';
import { ClientSchema, card, NewTableSchema, ServerSchema } from '../tableMessages.ts';
import * as answers from './answers.ts';
import { type JsonSchema, jsonSchemaOf, type Names, spellOut } from './jsonSchema.ts';
import { ROUTES, type Route } from './routes.ts';

/** What has a name of its own in the document. */
const NAMED: Readonly<Record<string, v.GenericSchema>> = {
  Card: card,
  TableList: TableListSchema,
  NewTable: NewTableSchema,
  MadeTable: answers.MadeTable,
  Result: answers.ResultAnswer,
  Ignored: answers.IgnoredAnswer,
  Refusal: answers.Refusal,
  ClientMessage: ClientSchema,
  ServerMessage: ServerSchema,
};
const NAMES: Names = new Map(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

/** Why any request may be refused; the last ones only if it changes something. */
const ANY: readonly TableCode[] = ['too-many', 'unavailable'];
const ANY_POST: readonly TableCode[] = ['bad-origin', 'not-json', 'too-large'];

/** All codes by which a route refuses. */
export const codesOf = ({
  method,
  codes,
  needsGuest,
  body,
  query,
}: Route): readonly TableCode[] => [
  ...codes,
  ...(needsGuest ? (['no-guest'] as const) : []),
  ...(body || query ? (['shape'] as const) : []),
  ...(method === 'post' ? ANY_POST : []),
  ...ANY,
];

const PREFIX = '/api';
const INVITATION = {
  name: 'tidetable-invitation',
  in: 'header',
  description: 'The secret in the link to a table; not needed at a public one, nor by its people.',
  schema: { type: 'string' },
};
const LAST_EVENT = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The id of the last event that the reader has.',
  schema: { type: 'string', pattern: '^\\d{1,9}$' },
};
const ORIGIN = {
  name: 'Origin',
  in: 'header',
  required: true,
  description: 'The origin of this server, as browsers send it.',
  schema: { type: 'string' },
};

const parametersOf = ({ method, path, query, answer }: Route): JsonSchema[] => {
  const atTable = path.includes('{id}');
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const { properties = {}, required = [] } = query ? spellOut(query, NAMES) : {};
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  return [
    ...(atTable ? [id, INVITATION] : []),
    ...(answer === 'events' ? [LAST_EVENT] : []),
    ...(method === 'post' ? [ORIGIN] : []),
    ...fields.map(([name, schema]) => ({
      name,
      in: 'query',
      required: (required as string[]).includes(name),
      schema,
    })),
  ];
};

const contentOf = (schema: v.GenericSchema | 'events', example?: object): JsonSchema =>
  schema === 'events'
    ? { 'text/event-stream': { schema: { type: 'string' } } }
    : { 'application/json': { schema: jsonSchemaOf(schema, NAMES), ...(example && { example }) } };

const refusalsOf = (route: Route): JsonSchema => {
  const byStatus = Map.groupBy(new Set(codesOf(route)), statusOf);
  const refusals = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: `Refused: ${codes.join(', ')}.`,
      content: contentOf(answers.Refusal),
    },
  ]);
  return Object.fromEntries(refusals);
};

const operationOf = (name: string, route: Route): JsonSchema => {
  const { does, about, needsGuest, body, answer, status = 200, example } = route;
  return {
    operationId: name,
    summary: does,
    tags: [about],
    ...(needsGuest && { security: [{ guest: [] }] }),
    parameters: parametersOf(route),
    ...(body && { requestBody: { required: true, content: contentOf(body, example) } }),
    responses: {
      [status]: { description: 'Done.', content: contentOf(answer) },
      ...refusalsOf(route),
    },
  };
};

const pathsOf = (): JsonSchema => {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const path = PREFIX + route.path;
    paths[path] = { ...paths[path], [route.method]: operationOf(name, route) };
  }
  return paths;
};

export const openApi = (): JsonSchema => ({
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: {
    title: 'Tidetable',
    version: '1',
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'Online tables. A match is played over the WebSocket /api/socket: ClientMessage and ServerMessage, each one JSON text. Readers must pass over fields that they do not know.',
  },
  paths: pathsOf(),
  components: {
    securitySchemes: {
      guest: {
        type: 'apiKey',
        in: 'cookie',
        name: 'tidetable-guest',
        description: 'Comes with the answer to POST /api/guest.',
      },
    },
    schemas: Object.fromEntries(
      Object.entries(NAMED).map(([name, schema]) => [name, spellOut(schema, NAMES)]),
    ),
  },
});
