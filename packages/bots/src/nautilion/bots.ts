import type { MakeBot } from '../bot.ts';
import { onePly } from './onePly.ts';

export const nautilionBots: { readonly [name: string]: MakeBot } = { greedy: onePly };
