/** A ship for screen readers: its name with its needs, and its parts as a list. */
import { isLoaded, SHIP_POINTS } from '@tidetable/rules/nauticus';
import { shipParts, wantsText } from '@tidetable/text/nauticus';
import { boardWords, gameWords, type Part } from './boardProps.ts';

export const shipLabel = (number: number, parts: readonly Part[], isFinished: boolean): string =>
  boardWords().ship(gameWords().ship(number), parts.length, shipState(parts, isFinished));

export const ShipParts = ({ parts }: { readonly parts: readonly Part[] }) => (
  <ul class="hidden" aria-label={boardWords().partsOf}>
    {shipParts(gameWords(), parts).map((part, i) => (
      <li key={i}>{part}</li>
    ))}
  </ul>
);

/** Its points, or its missing parts. */
const shipState = (parts: readonly Part[], isFinished: boolean): string => {
  const words = boardWords();
  if (isFinished) {
    const worth = words.worth(SHIP_POINTS[parts.length]);
    return isLoaded(parts) ? `${worth} · ${gameWords().board.loaded}` : worth;
  }
  return words.wants(wantsText(gameWords(), parts));
};
