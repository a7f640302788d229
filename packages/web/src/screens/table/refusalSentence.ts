/** The sentence of a refusal at the table. */
import type { MatchRefusal } from '@tidetable/match';
import { type Language, notices, refusalText } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import type { PartProps } from './part.ts';

type Asked = Pick<PartProps, 'session' | 'ui'>;

/** Without the number of the rule: a listener wants the reason. */
export const refusalSentence = (
  part: Asked,
  { code }: MatchRefusal,
  language: Language,
): string => {
  const own: Readonly<Record<string, string>> = tableWords[language].refusals;
  const turn = code === 'not-your-turn' ? whoseTurn(part, language) : undefined;
  return turn ?? own[code] ?? refusalText(notices[language], part.ui.text[language], { code });
};

/** After a move the person may not have noticed that their turn is over. */
const whoseTurn = ({ session }: Asked, language: Language): string | undefined => {
  const { present, lines } = session.state;
  if (!present || present.toAct === present.seat) return undefined; // then another tab plays
  const name = session.table.card.players[present.toAct]?.name;
  const { turnIsOver, notYetYourTurn } = tableWords[language];
  const hasPlayed = lines.some(({ seat, decided }) => seat === present.seat && !decided);
  return name && (hasPlayed ? turnIsOver : notYetYourTurn)(name);
};
