/** Answers queries about the drawn table. */
import { undonePlies } from '@tidetable/match';
import { spoken } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import { language, say } from '../../settings.ts';
import { needTexts } from '../../texts.ts';
import { heardOf, namesHeard } from './logPanel.tsx';
import { nameOf, type PartProps } from './part.ts';
import { answerTo, type Query } from './queries.ts';
import { statusText } from './status.ts';

export const askTable = async (part: PartProps, query: Query): Promise<string> => {
  const { ui, board, moment, state } = part;
  const [queries] = await Promise.all([ui.loadQueries(), needTexts('typing')]);
  const names = namesHeard(
    part,
    board.players.map(({ name }) => name),
  );
  const players = board.players.map((player, seat) => ({ ...player, name: names[seat] }));
  const answer = answerTo(query, {
    queries,
    language: language.value,
    board: { ...board, players },
    moment,
    pastOf: state.past && state.present?.ply,
    request: requestOf(part),
    heading: ui.heading(moment.view, language.value),
    undone: undonePlies(board.lines),
    sentencesOf: line => heardOf(part, line),
  });
  return spoken(answer);
};

const requestOf = (part: PartProps): string => {
  const { board, ui, moment, state } = part;
  const ask = ui.spokenRequest ?? ui.request;
  if (board.legal.length > 0 && ask) return ask(board, language.value);
  const wasTurnOf = state.past && nameOf(part, moment.toAct);
  return wasTurnOf ? say(tableWords).turnOf(wasTurnOf) : statusText(part);
};
