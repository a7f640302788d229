/**
 * JSON that means one thing only: an object that names a key twice is refused, since two readers
 * could take two different values from it (RFC 8259, section 4). Throws a SyntaxError.
 */
export const parseStrictJson = (text: string): unknown => {
  const data: unknown = JSON.parse(text);
  refuseDoubleKeys(text);
  return data;
};

/** A string, or a sign that opens, closes or separates; the text is known to be JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}:,]/g;

/** Walks the tokens: a string that a colon follows is a key of the innermost object. */
const refuseDoubleKeys = (text: string): void => {
  const open: Set<string>[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const key: string = JSON.parse(last);
      const keys = open[open.length - 1];
      if (keys.has(key)) throw new SyntaxError(`the key ${last} stands twice in one object`);
      keys.add(key);
    }
    last = token;
  }
};
