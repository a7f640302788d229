/** Answers queries about the drawn table. */
import { undonePlies } from '@tidetable/match';
import { tableWords } from '@tidetable/text/web';
import { language, say } from '../../settings.ts';
import { needTexts } from '../../texts.ts';
import { heardOf } from './logPanel.tsx';
import { nameOf, type PartProps } from './part.ts';
import { answerTo, type Query } from './queries.ts';
import { statusText } from './status.ts';

export const askTable = async (part: PartProps, query: Query): Promise<string> => {
  const { ui, board, moment, state } = part;
  const [queries] = await Promise.all([ui.loadQueries(), needTexts('typing')]);
  return answerTo(query, {
    queries,
    language: language.value,
    board,
    moment,
    pastOf: state.past && state.present?.ply,
    request: requestOf(part),
    heading: ui.heading(moment.view, language.value),
    undone: undonePlies(board.lines),
    sentencesOf: line => heardOf(part, line),
  });
};

const requestOf = (part: PartProps): string => {
  const { board, ui, moment, state } = part;
  const ask = ui.spokenRequest ?? ui.request;
  if (board.legal.length > 0 && ask) return ask(board, language.value);
  const wasTurnOf = state.past && nameOf(part, moment.toAct);
  return wasTurnOf ? say(tableWords).turnOf(wasTurnOf) : statusText(part);
};
