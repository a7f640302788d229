/** The foreign bots of a server: list them, add one with a token, revoke one. */
import { games, isGameId } from '@tidetable/rules';
import { gameTexts } from '@tidetable/text';
import { cleaned, type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { formatTime, readAction, withStore } from '../serve/openData.ts';

export const bots = async (input: Input): Promise<void> => {
  const { action, id: name } = readAction(input, ['new', 'revoke'], 'NAME');
  if (action !== 'new' && input.flags.only !== undefined)
    throw new UsageError(input.m.cli.badFlag('--only'));
  await (action === 'new'
    ? add(input, name)
    : action === 'revoke'
      ? revoke(input, name)
      : list(input));
};

const list = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const found = await withStore(input, store => store.listBots());
  if (flags.json) return console.log(JSON.stringify(found));
  if (found.length === 0) console.log(m.operator.noBots);
  for (const { name, games, seenAt } of found) {
    const seen = seenAt === null ? m.operator.neverSeen : m.operator.lastSeen(formatTime(seenAt));
    console.log(m.operator.bot(cleaned(name), titlesOf(input, games), seen));
  }
};

const add = async (input: Input, name: string): Promise<void> => {
  const { m, flags } = input;
  const played = readGames(input);
  const added = await withStore(input, (store, { addBot }) =>
    addBot(store, { name, games: played }),
  );
  if (added === 'bad-name') throw new UsageError(m.operator.badBotName(printable(name)));
  if (added === 'name-taken') throw new UsageError(m.operator.botNameTaken(printable(name)));
  const { id, token } = added;
  if (flags.json) return console.log(JSON.stringify({ id, name, games: played, token }));
  console.log(m.operator.botAdded(name, titlesOf(input, played)));
  console.log(token);
};

const revoke = async (input: Input, name: string): Promise<void> => {
  const { m, flags } = input;
  const isRevoked = await withStore(input, (store, { revokeBot }) => revokeBot(store, name));
  if (!isRevoked) throw new UsageError(m.operator.noSuchBot(printable(name)));
  console.log(flags.json ? JSON.stringify({ name }) : m.operator.botRevoked(name));
};

/** `--only GAME,GAME`; all of them without. */
const readGames = ({ m, flags }: Input): string[] => {
  if (flags.only === undefined) return Object.keys(games);
  const wished = [...new Set(flags.only.split(','))];
  const unknown = wished.find(id => !isGameId(id));
  if (unknown !== undefined)
    throw new UsageError(m.cli.unknownGame(printable(unknown), Object.keys(games)));
  return wished;
};

const titlesOf = ({ language }: Input, ids: readonly string[]): string[] =>
  ids.map(id => (isGameId(id) ? gameTexts[language][id].title : cleaned(id)));
