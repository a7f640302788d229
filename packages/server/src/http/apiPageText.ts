/** The page `/api`, generated from the OpenAPI document. */
import { codesOf, type JsonSchema, openApi, ROUTES, type Route } from '@tidetable/protocol/api';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** A type in a few words: `text`, `whole number`, a link to a named one. */
const typeOf = (schema: JsonSchema): string => {
  const { $ref, anyOf, allOf, type, items, const: only, enum: some } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#${name}">${name}</a>`;
  }
  if (Array.isArray(anyOf)) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (Array.isArray(allOf)) return typeOf(allOf[0]);
  if (only !== undefined) return code(JSON.stringify(only));
  if (Array.isArray(some)) return some.map(value => code(JSON.stringify(value))).join(' or ');
  if (type === 'array') return `list of ${typeOf(items as JsonSchema)}`;
  if (type === 'object') return objectType(schema);
  return plainType(schema);
};

const objectType = ({ properties, required = [] }: JsonSchema): string => {
  if (!properties) return 'object';
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, field]) =>
      `<li>${code(name)}${(required as string[]).includes(name) ? '' : ' (optional)'}: ${typeOf(field)}</li>`,
  );
  return fields.length === 0 ? 'empty object' : `object<ul>${fields.join('')}</ul>`;
};

const PLAIN: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: code('null'),
};

const plainType = ({ type, minimum, maximum, maxLength, default: usual }: JsonSchema): string => {
  const bounds = [
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    usual !== undefined && `usually ${JSON.stringify(usual)}`,
  ].filter(Boolean);
  const name = PLAIN[String(type)] ?? 'anything';
  return bounds.length > 0 ? `${name} (${bounds.join(', ')})` : name;
};

interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: JsonSchema };
  readonly responses: Readonly<Record<string, { readonly content: JsonSchema }>>;
}

const JSON_TYPE = 'application/json';
const schemaIn = (content: JsonSchema | undefined): JsonSchema | undefined =>
  (content?.[JSON_TYPE] as { schema?: JsonSchema } | undefined)?.schema;

/** A request as sent over HTTP. */
const exampleOf = ({ method, path, example, body, query, needsGuest }: Route): string => {
  const address = `/api${path.replace('{id}', '0123456789abcdef0123456789abcdef')}`;
  const search = query && example ? `?${new URLSearchParams(Object.entries(example))}` : '';
  const lines = [
    `${method.toUpperCase()} ${address}${search} HTTP/1.1`,
    'Host: tide.example',
    ...(needsGuest ? ['Cookie: tidetable-guest=…'] : []),
    ...(method === 'post' ? ['Origin: https://tide.example'] : []),
    ...(body ? [`Content-Type: ${JSON_TYPE}`, '', JSON.stringify(example)] : []),
  ];
  return `<pre>${escapeHtml(lines.join('\n'))}</pre>`;
};

const section = (name: string, route: Route, operation: Operation): string => {
  const { method, path, does, needsGuest, answer, status = 200 } = route;
  const body = schemaIn(operation.requestBody?.content);
  const answered = schemaIn(operation.responses[status]?.content);
  const parameters = operation.parameters.map(
    ({ name: called, in: where, required, schema }) =>
      `<li>${code(called)} (${where}${required ? '' : ', optional'}): ${typeOf(schema)}</li>`,
  );
  return `<section id="${name}">
<h3><span>${method.toUpperCase()}</span> ${escapeHtml(`/api${path}`)}</h3>
<p>${escapeHtml(does)}${needsGuest ? ' Needs the cookie of a guest.' : ''}</p>
<dl>
${parameters.length > 0 ? `<dt>Parameters</dt><dd><ul>${parameters.join('')}</ul></dd>` : ''}
${body ? `<dt>Body</dt><dd>${typeOf(body)}</dd>` : ''}
<dt>Answer ${status}</dt><dd>${answered && answer !== 'events' ? typeOf(answered) : `${code('text/event-stream')} of <a href="#ServerMessage">ServerMessage</a>`}</dd>
<dt>Refusals</dt><dd>${codesOf(route).map(code).join(' ')}</dd>
</dl>
${exampleOf(route)}
</section>`;
};

const HEADINGS = { people: 'People', tables: 'Tables', matches: 'Matches', chat: 'Chat' } as const;

export const pageOf = (): string => {
  const { paths, components } = openApi() as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, JsonSchema> };
  };
  const routes = Object.entries<Route>(ROUTES);
  const chapters = Object.entries(HEADINGS).map(([about, heading]) => {
    const sections = routes
      .filter(([, route]) => route.about === about)
      .map(([name, route]) => {
        const operation = paths[`/api${route.path}`]?.[route.method];
        return operation ? section(name, route, operation) : '';
      });
    return `<h2>${heading}</h2>\n${sections.join('\n')}`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<section id="${name}"><h3>${name}</h3><div>${typeOf(schema)}</div></section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tidetable: the interface for programs</title>
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<main>
<h1>The interface for programs</h1>
<p>JSON over HTTP for what happens around a match; a match is played over the WebSocket ${code('/api/socket')}, with <a href="#ClientMessage">ClientMessage</a> and <a href="#ServerMessage">ServerMessage</a>. The same as a document of OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>A refusal is ${code('{"code": …}')} with a status from 400 on. Readers must pass over fields that they do not know.</p>
${chapters.join('\n')}
<h2>Schemas</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`;
};

export const PAGE_STYLE = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #12262e; background: #f5f3ec; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid; }
h3 { margin: 0; font: bold 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
h3 span { display: inline-block; min-width: 3.2em; }
section { margin: 1rem 0; padding: 1rem; background: #fff; border-radius: 0.5rem; }
section:target { outline: 2px solid; }
p { margin: 0.5rem 0; }
dl { margin: 0; }
dt { font-weight: bold; margin-top: 0.5rem; }
dd { margin: 0; }
ul { margin: 0; padding-left: 1.2rem; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0.5rem 0 0; padding: 0.5rem; white-space: pre-wrap; background: #e9eef0; border-radius: 0.25rem; }
a { color: #0b5a75; }
@media (prefers-color-scheme: dark) {
  body { color: #e4ecee; background: #0d1b21; }
  section { background: #162a32; }
  pre { background: #0d1b21; }
  a { color: #7fd1ea; }
}
`;
