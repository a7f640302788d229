/**
 * JSON that means one thing only: an object that names a key twice is refused, since two readers
 * could take two different values from it (RFC 8259, section 4), and so is what nests too deep. Throws a SyntaxError.
 */
export const parseStrictJson = (text: string): unknown => {
  refuseDepth(text);
  const data: unknown = JSON.parse(text);
  refuseDoubleKeys(text);
  return data;
};

/** Far deeper than any message or file of ours; a parser fills the memory with what nests by the million. */
const DEEPEST = 200;

const refuseDepth = (text: string): void => {
  let depth = 0;
  let isString = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (isString) {
      if (sign === '\\') i++;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > DEEPEST) throw new SyntaxError(`nested deeper than ${DEEPEST}`);
  }
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
