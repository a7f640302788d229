/** For `node --import`: replaces English by the pseudo-language. */
import { registerHooks } from 'node:module';

const text = new URL('../../../text/src/', import.meta.url);
const LIST = new URL('languages.ts', text).href;
const ENGLISH = new URL('en/index.ts', text).href;
const PSEUDO = new URL('testkit/pseudoEnglish.ts', text).href;

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const isListed = context.parentURL === LIST && found.url === ENGLISH;
    return isListed ? { ...found, url: PSEUDO } : found;
  },
});
