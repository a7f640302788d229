/** Replays and verifies every match that a server has stored. */
import { isGameId } from '@tidetable/rules';
import type { ArchiveFault } from '@tidetable/server';
import { gameTexts, problemText } from '@tidetable/text';
import { cleaned, type Input, printable } from '../options/args.ts';
import { withStore } from '../serve/openData.ts';

const WRONG = 1;

/** Prints faults as they are found, since the check may take long. */
export const checkArchive = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const found: ArchiveFault[] = [];
  const tell = (fault: ArchiveFault): void => {
    if (flags.json) found.push(fault);
    else console.log(faultLine(input, fault));
  };
  const checked = await withStore(input, (store, server) => server.checkArchive(store, tell));
  if (checked.faults > 0) process.exitCode = WRONG;
  if (flags.json) return console.log(JSON.stringify({ ...checked, faults: found }));
  const { archive } = m.operator;
  const counts = [
    archive.open(checked.open),
    archive.running(checked.running),
    archive.over(checked.over),
  ];
  console.log(archive.checked(counts, checked.entries));
  console.log(checked.faults > 0 ? archive.faults(checked.faults) : archive.sound);
};

const faultLine = (input: Input, { table, game, fault }: ArchiveFault): string => {
  const where = table === null ? input.m.operator.archive.whole : cleaned(table);
  return `${where}  ${fault.problem}: ${sentence(input, game, fault)}`;
};

const sentence = (
  { m, language }: Input,
  game: string | null,
  fault: ArchiveFault['fault'],
): string => {
  const { archive } = m.operator;
  switch (fault.problem) {
    case 'unreadable':
    case 'plan':
    case 'other-plan':
    case 'not-begun':
      return archive[fault.problem];
    case 'damaged':
      return archive.damaged(cleaned(fault.where));
    default: {
      const text = game !== null && isGameId(game) ? gameTexts[language][game] : undefined;
      const said = 'where' in fault ? { ...fault, where: printable(fault.where) } : fault;
      return problemText(m, said, text);
    }
  }
};
