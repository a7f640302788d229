/** From a line of text to one of the messages of a schema. Never throws. */
import { parseStrictJson } from '@tidetable/rules';
import * as v from 'valibot';

/** Why a line is no message. `where` names the field, if it can be printed. */
export type WireProblem =
  | { readonly problem: 'not-json' | 'unknown-type' }
  | { readonly problem: 'shape'; readonly where: string };

export const isWireProblem = (x: object): x is WireProblem => 'problem' in x;

/** One of several messages, told apart by their `type`. */
export const parseMessage = <T extends object>(
  schema: v.GenericSchema<unknown, T>,
  types: readonly string[],
  text: string,
): T | WireProblem => {
  let json: unknown;
  try {
    json = parseStrictJson(text);
  } catch {
    return { problem: 'not-json' };
  }
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
  if (typeof type === 'string' && !types.includes(type)) return { problem: 'unknown-type' };
  return parseData(schema, json);
};

/** The same for JSON that was read already. */
export const parseData = <T extends object>(
  schema: v.GenericSchema<unknown, T>,
  json: unknown,
): T | WireProblem => {
  const read = v.safeParse(schema, json, { abortEarly: true });
  if (read.success) return read.output;
  const where = v.getDotPath(read.issues[0]) ?? '';
  return { problem: 'shape', where: /^[\w.-]{1,60}$/.test(where) ? where : '' };
};

/** What reads JSON by a schema. */
export const reader =
  <T extends object>(schema: v.GenericSchema<unknown, T>) =>
  (json: unknown): T | WireProblem =>
    parseData(schema, json);
