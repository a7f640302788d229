/** The prompt of `play`, through the program itself. */
import { loadFirstMate } from '@tidetable/bots';
import { type AnyMatch, decisionOf } from '@tidetable/match';
import { type AnyGame, nauticus, nautilion, nautilusIsland, seededRng } from '@tidetable/rules';
import { messages } from '@tidetable/text';
import { afterAll, describe, expect, test } from 'vitest';
import { matchAfter, matchUntil } from '../testkit/matches.ts';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

interface Table {
  readonly after?: readonly string[];
  readonly seats?: number;
  readonly lang?: string;
}

/** The answers to typed lines, in a match of people that is resumed after some moves. */
const answers = async (
  game: AnyGame,
  lines: readonly string[],
  { after = [], seats = 2, lang = 'en' }: Table = {},
): Promise<string[]> => {
  const place = new Place();
  place.write('match.json', matchAfter(game, after, { seats }));
  const args = ['play', '--resume', 'match.json', '--lang', lang];
  const { code, stdout, stderr } = await place.run(args, { input: `${lines.join('\n')}\n` });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.split(/^.*(?:quit\)|quitter\)\s?): /m).slice(1);
};

const MASTS = ['choose masts'];

describe.concurrent('Enter', () => {
  test('plays the only move there is', async () => {
    const [said] = await answers(nautilusIsland, [''], { after: ['column 1'] });
    expect(said).toMatch(/collects from column 1: /);
  });

  test('plays nothing where there is a choice, and lists the moves again', async () => {
    const said = await answers(nautilusIsland, ['', 'show', 'column 2']);
    const [listed, shown] = said;
    expect(listed).toMatch(/^\n\n.*your move:\n {3}1 {2}Explore column 1/);
    expect(shown).toMatch(/Portholes.*\n {3}1 {2}Explore column 1/s); // below the board
    expect(said[2]).toMatch(/explores column 2\./);
  });
});

describe.concurrent('a beginning', () => {
  test('is enough where nothing else begins so', async () => {
    const [said] = await answers(nauticus, ['buy lily'], { after: MASTS });
    expect(said).toMatch(/buys a lily mast/);
    const [column] = await answers(nautilusIsland, ['col 3']);
    expect(column).toMatch(/explores column 3\./);
  });

  test('of the words that a move is listed with is enough, too', async () => {
    const [said] = await answers(nautilusIsland, ['explore 3']);
    expect(said).toMatch(/explores column 3\./);
    const [french] = await answers(nautilusIsland, ['recolt'], { after: ['column 1'], lang: 'fr' });
    expect(french).toMatch(/récolte/);
  });

  test('that could be several things is refused with all of them', async () => {
    const [said, none] = await answers(nauticus, ['b l', 'x'], { after: MASTS });
    expect(said).toMatch(
      /^b l\nThat could be:\n +\d {2}Buy a lion mast.*\n +\d {2}Buy a lily mast.*\n$/,
    );
    expect(none).toContain('That is no move of this game.');
    const [moves] = await answers(nautilusIsland, ['c'], { after: ['column 1'] });
    expect(moves).toMatch(/collects from column 1/);
    const [words] = await answers(nautilusIsland, ['h']);
    expect(words).toMatch(/^h\nThat could be:\n {2}help .*\n {2}hint .*\n$/);
  });

  test('of a number is another number', async () => {
    const tide = ['translation'];
    const [said] = await answers(nautilion, ['token 99'], { after: tide, seats: 1 });
    expect(said).toContain('There is no “token 99” in this game.');
    const [, twelve] = await answers(nautilion, ['token 1', 't 12'], { after: tide, seats: 1 });
    expect(twelve).toMatch(/Tokens 1 and 12|same kind/);
  });

  test('of a move that is not possible now is refused with its reason', async () => {
    const [said] = await answers(nautilusIsland, ['coll']);
    expect(said).toMatch(/First choose a column to explore/);
  });

  test('calls a command of the own language; whole ones of any language do', async () => {
    const [help] = await answers(nautilusIsland, ['aid'], { lang: 'fr' });
    expect(help).toMatch(/^ {2}montrer /m);
    const [foreign] = await answers(nautilusIsland, ['AIDE']);
    expect(foreign).toMatch(/^ {2}show /m);
  });
});

describe.concurrent('show', () => {
  test.each([
    ['en', 'show', /^Round 1 /gm],
    ['fr', 'montrer', /^Manche 1 /gm],
  ])('draws the board at any time (%s)', async (lang, word, heading) => {
    const [shown, again] = await answers(nautilusIsland, ['column 1', word], { lang });
    expect(shown).not.toMatch(heading);
    expect(again).toMatch(heading);
  });
});

describe.concurrent('the list of moves', () => {
  const bought = [...MASTS, 'buy lily mast', 'store'];

  test('ends an action by the same number wherever that is possible', async () => {
    const said = await answers(nauticus, ['buy tower', 'x', '0'], { after: bought });
    const listed =
      said
        .slice(0, 2)
        .join('')
        .match(/^ +\d+ {2}End .*$/gm) ?? [];
    expect(listed.length).toBeGreaterThan(0);
    for (const line of listed) expect(line).toMatch(/^ {3}0 {2}End “Masts”/);
    expect(said[2]).toMatch(/ends “Masts”/);
  });

  test('never begins with the extra action', async () => {
    const place = new Place();
    const input = Array.from({ length: 300 }, (_, i) => `${i % 5}\n`).join('');
    const args = ['play', 'nauticus', '--players=2', '--humans=2', '--save=match.json'];
    const { stdout } = await place.run(args, { input });
    expect(stdout.match(/Extra action, once a game: get 2 workers/g)?.length).toBeGreaterThan(2);
    expect(stdout).not.toMatch(/your move:\n +\d+ {2}Extra action/);
  });

  test('a number that is not listed is refused with those that are', async () => {
    const [said] = await answers(nauticus, ['77'], { after: bought });
    expect(said).toMatch(/Choose a number from 0 to \d\./);
    const [first] = await answers(nauticus, ['0']);
    expect(first).toMatch(/Choose a number from 1 to 9\./);
  });
});

describe.concurrent('one undo', () => {
  test('takes back a purchase with where it went', async () => {
    const said = await answers(nauticus, ['buy lily', 'store', 'undo', 'undo'], { after: MASTS });
    expect(said[2]).toMatch(/^undo\nTaken back\.\n[\s\S]*storage 0\/12: empty/);
    expect(said[2]).toMatch(/Buy a lily mast for/);
    expect(said[3]).toMatch(/Masts · bonus/); // the choice before it is a thing of its own
  });

  test('takes back a purchase that has no place yet', async () => {
    const [, said] = await answers(nauticus, ['buy lily', 'undo'], { after: MASTS });
    expect(said).toMatch(/Taken back\.[\s\S]*Buy a lily mast for/);
  });

  test('takes back a spell with all that it asked for', async () => {
    const lines = ['translation', 'token 1', 'token 2', 'undo'];
    const said = await answers(nautilion, lines, { seats: 1 });
    expect(said[3]).toMatch(/Taken back\.[\s\S]*Reserve 4/);
    expect(said[3]).toMatch(/Translation, for 3 tokens/);
  });
});

/** The moves of a match up to a decision whose merits come after the turn. */
const patientMatch = async (): Promise<object> => {
  const advise = await loadFirstMate(nautilusIsland, { seats: 2 });
  const isSo = (match: AnyMatch): boolean => {
    if (match.legalMoves().length < 2) return false;
    const { lead, reasons } = advise(decisionOf(match, match.toAct), seededRng(match.ply));
    return reasons.length > 0 && lead <= 0;
  };
  return matchUntil(nautilusIsland, isSo);
};

test.each(['en', 'fr'] as const)('a hint says more than to look ahead (%s)', async lang => {
  const place = new Place();
  place.write('match.json', await patientMatch());
  const args = ['play', '--resume', 'match.json', '--lang', lang];
  const { stdout } = await place.run(args, { input: 'hint\n' });
  const [told] = stdout.split(/^.*hint\n/m)[1].split('\n');
  const later = messages[lang].hint.later('');
  expect(told.endsWith(later)).toBe(true);
  expect(told.length).toBeGreaterThan(later.length + 20); // the theme before it
});

describe.concurrent('rules', () => {
  test('without a word tells what they are about', async () => {
    const [said] = await answers(nautilusIsland, ['rules']);
    expect(said).toMatch(/^rules\nThe rules of Nautilus Island\n/);
    expect(said).toMatch(/^ {2}Closing a set: porthole tokens$/m);
  });

  test('finds a word, a chapter and a number', async () => {
    const lines = ['rules hidden', 'rules bonus tok', 'RULES NI12', 'rules swim'];
    const [word, chapter, number, none] = await answers(nautilusIsland, lines);
    for (const line of word.trimEnd().split('\n').slice(1))
      expect(line).toMatch(/^\S|^ {2}.*hidden|^ {2}Example/);
    expect(chapter).toMatch(/^rules bonus tok\nBonus tokens\n( {2}.*\n){3,}$/);
    expect(number).toMatch(
      /\n {2}You may not choose the column of your last turn.*\(rule NI12\)\n$/,
    );
    expect(none).toContain('The rules do not speak of “swim”.');
  });

  test.each([
    ['en', 'rules pair', /\bpairs?\b/i, /repair/],
    ['fr', 'règles pair', /\bpaires?\b/i, /impair/],
  ])('finds words, not letters within others (%s)', async (lang, line, word, other) => {
    const [said] = await answers(nautilusIsland, [line], { lang });
    const told = said.split('\n').filter(row => /^ {2}(?!Ex[ae]mple)/.test(row));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(row => !word.test(row) && other.test(row))).toEqual([]);
    expect(told[0]).toMatch(word);
  });

  test('shows a whole chapter that is about the word, and then the others', async () => {
    const [said] = await answers(nautilusIsland, ['rules porthole']);
    expect(said).toMatch(/^rules porthole\nClosing a set: porthole tokens\n/);
    expect(said).toContain('(rule NI41)');
  });

  test.each([
    [nautilusIsland, 'règles hublot', /Fermer/],
    [nautilion, 'regles equipier', /\(règle NL/],
    [nauticus, 'règles NC11', /\(règle NC11/],
  ])('speaks French, and needs no accents (%#)', async (game, line, found) => {
    const [said] = await answers(game, [line], { lang: 'fr', seats: game === nautilion ? 1 : 2 });
    expect(said).toMatch(found);
  });
});

describe.concurrent('legend', () => {
  test.each([
    [nautilusIsland, 'en', 'legend', ['## ', '-- ', /^ {2}green +hat, coat, boots, gloves$/m]],
    [nautilusIsland, 'fr', 'légende', [/^ {2}vert +chapeau, manteau, bottes, gants$/m]],
    [nautilion, 'en', 'legend', ['[P] ', '(1) ', 'N2 P2 ']],
    [nautilion, 'fr', 'legende', ['[F] ', 'N2 F2 ']],
    [nauticus, 'en', 'legend', ['anchor ', '+fish ']],
    [nauticus, 'fr', 'légende', ['ancre ', '+poisson ']],
  ])('explains the signs of the board (%#)', async (game, lang, word, signs) => {
    const [said] = await answers(game, [word], { lang, seats: game === nautilion ? 1 : 2 });
    for (const sign of signs) {
      if (typeof sign === 'string') expect(said).toContain(`\n  ${sign}`);
      else expect(said).toMatch(sign);
    }
  });
});

/** Words of the notation that are no French ones. */
const ENGLISH_NOTATION =
  'column|collect|store|lay|close|leave|idle|phantom|darkhouse|tide|token|from|pick|set|drop|insert|group|done|roll|first|whirlwind|choose|hulls|masts|sails|goods|pass|end|buy|bow|middle|stern|place|withdraw|deliver|score|take|reward|ship|undefined';

describe.concurrent('why', () => {
  const second = ['column 2', 'collect', 'column 1', 'collect', 'column 3', 'collect'];

  test('names every missing column with its reason', async () => {
    const [said] = await answers(nautilusIsland, ['why'], { after: second });
    expect(said).toMatch(
      /^ {2}Explore column 2: You may not stay in the column of your last turn.*NI12/m,
    );
    expect(said).toMatch(/^ {2}Explore column 3: Another castaway has taken that column.*NI13/m);
    expect(said.match(/^ {2}Explore column/gm)).toHaveLength(2);
  });

  test('names every missing place and action with its reason', async () => {
    const lines = ['why', 'store', 'why'];
    const [place, , action] = await answers(nauticus, lines, {
      after: [...MASTS, 'buy lily mast'],
    });
    expect(place).toMatch(
      /^ {2}Begin ship 1 with the lily mast: Only a hull part begins a ship.*NC30/m,
    );
    expect(action).toMatch(/^ {2}Extra action, .*NC87/m);
    expect(action).toMatch(/^ {2}Pass and flip .*NC47/m);
  });

  test('answers for one move', async () => {
    const lines = ['why collect', 'why col 3', 'why column 77', 'pourquoi'];
    const [now, possible, none, all] = await answers(nautilusIsland, lines);
    expect(now).toMatch(/^ {2}collect: First choose a column to explore/m);
    expect(possible).toContain('That is possible now.');
    expect(none).toContain('There is no “column 77” in this game.');
    expect(all).toContain('Nothing is missing');
  });

  test('leaves out what belongs to expansions that are not played', async () => {
    const [said] = await answers(nautilion, ['pourquoi'], { seats: 1, lang: 'fr' });
    expect(said).toMatch(
      /^ {2}Le 1 pour le Fantôme · Le 2 pour le Fantôme · .*\s: Ce n’est pas le moment/m,
    );
    expect(said).not.toMatch(/héroïque|Duo de mages|Naufragé/);
  });

  test.each([nautilusIsland, nautilion, nauticus])(
    'speaks French of every move ($id)',
    async game => {
      const everyWord = Array.from({ length: game.moveCount }, (_, n) => game.formatMove(n));
      const asked = [...new Set(everyWord.map(move => move.split(' ')[0]))].map(
        word => `pourquoi ${word}`,
      );
      const seats = game === nautilion ? 1 : 2;
      const said = await answers(game, asked, { seats, lang: 'fr' });
      const english = new RegExp(`\\b(${ENGLISH_NOTATION})\\b`);
      for (const line of said.flatMap(answer => answer.split('\n').filter(l => l.startsWith('  '))))
        expect(line.split(/\s: /)[0]).not.toMatch(english);
    },
  );
});
