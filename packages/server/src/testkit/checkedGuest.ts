/** A guest who looks every answer up in the document of the interface. */
import { openApi, ROUTES, type Route, type RouteName } from '@tidetable/protocol/api';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Guest } from './guest.ts';

/** No field may come that the document does not have: added to every object with fields. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, closed(part)]),
  );
  return 'properties' in schema ? { additionalProperties: false, ...parts } : parts;
};

const ajv = new Ajv2020({ unicodeRegExp: true, strict: false, allErrors: true });
ajv.addSchema(closed(openApi()) as object, 'api');

/** What is wrong with something that stands at a place of the document; null if nothing is. */
export const complaintAt = (place: readonly string[], json: unknown): string | null => {
  const path = place.map(name => name.replaceAll('~', '~0').replaceAll('/', '~1'));
  const isFine = ajv.compile({ $ref: `api#/${path.map(encodeURIComponent).join('/')}` });
  return isFine(json) ? null : JSON.stringify([isFine.errors, json]);
};

export class CheckedGuest {
  readonly guest: Guest;
  /** What was asked, with its status. */
  readonly asked: { readonly name: RouteName; readonly status: number }[];

  constructor(address: string, asked: { readonly name: RouteName; readonly status: number }[]) {
    this.guest = new Guest(address);
    this.asked = asked;
  }

  /** Asks as the example of the document does, changed where it must be. */
  async ask(name: RouteName, id = '', changes: object = {}): Promise<Record<string, unknown>> {
    const route: Route = ROUTES[name];
    const { method, query, body } = route;
    const path = route.path.slice(1).replace('{id}', id);
    const sent = { ...route.example, ...changes };
    const search = query ? `?${new URLSearchParams(Object.entries(sent))}` : '';
    const place = ['paths', `/api${route.path}`, method];
    if (body) this.#check([...place, 'requestBody', 'content', JSON_TYPE, 'schema'], sent);
    const answer = await (method === 'get'
      ? this.guest.get(path + search)
      : this.guest.post(path, body && sent));
    const { status } = answer;
    this.#check(
      [...place, 'responses', String(status), 'content', JSON_TYPE, 'schema'],
      answer.body,
    );
    this.asked.push({ name, status });
    return answer.body;
  }

  #check(place: readonly string[], json: unknown): void {
    const complaint = complaintAt(place, json);
    if (complaint !== null) throw new Error(`${place.join(' ')}: ${complaint}`);
  }
}

const JSON_TYPE = 'application/json';
