/** The rules of the games for people. */
import type { GameId } from '@tidetable/rules';
import { type Catalogue, catalogue } from './catalogue.ts';
import type { rules as nauticusText } from './en/nauticus/rules.ts';
import type { rules as nautilionText } from './en/nautilion/rules.ts';
import type { rules as nautilusIslandText } from './en/nautilus-island/rules.ts';
import { marks as nauticus } from './nauticus/marks.ts';
import { marks as nautilion } from './nautilion/marks.ts';
import { marks as nautilusIsland } from './nautilus-island/marks.ts';
import { type FigureRule, type Marks, markPage, type RulesPage } from './rulesPage.ts';

export {
  cutAtHits,
  findRules,
  isWantedRule,
  ruleAbout,
  saysWords,
  type Wanted,
  wantedIn,
} from './searchRules.ts';

const pages = (game: GameId, marks: Marks): Catalogue<RulesPage> =>
  catalogue(`${game}/rules`, ({ rules }) => markPage(rules, marks));

export const rulesPages: Readonly<Record<GameId, Catalogue<RulesPage>>> = {
  'nautilus-island': pages('nautilus-island', nautilusIsland),
  nautilion: pages('nautilion', nautilion),
  nauticus: pages('nauticus', nauticus),
};

/** The captions of drawings: the web client must have exactly one drawing for each. */
export interface FigureRules extends Readonly<Record<GameId, string>> {
  readonly 'nautilus-island': FigureRule<typeof nautilusIslandText>;
  readonly nautilion: FigureRule<typeof nautilionText>;
  readonly nauticus: FigureRule<typeof nauticusText>;
}

/** By component that we are not certain of: the rule that tells its values. */
export const valueRules: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  'nautilus-island': {
    colours: 'NI2',
    columns: 'NI3',
    faceUp: 'NI5',
    bonus: 'NI6',
    portholes: 'NI7',
    treasures: 'NI42',
  },
  nautilion: {
    faces: 'NL7',
    copies: 'NL2',
    mages: 'NL39',
    reefs: 'NL64',
    spells: 'NL14',
    castaway: 'NL82',
    ships: 'NL6',
    admirals: 'NL36',
    darkhouse: 'NL109',
    salvage: 'NL96',
    boarders: 'NL98',
  },
  nauticus: {
    prices: 'NC72',
    wheel: 'NC71',
    hulls: 'NC72',
    emblems: 'NC2',
    goods: 'NC72',
    storage: 'NC70',
  },
};
