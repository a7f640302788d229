import { tableWords } from '@tidetable/text/web';
import { Icon } from '../../look/icon.tsx';
import { say } from '../../settings.ts';
import type { PartProps } from './part.ts';

/** The first mate's advice, in three depths. */
export const Hint = ({ board }: PartProps) => (
  <button type="button" class="button" aria-keyshortcuts="h" disabled={board.legal.length < 2}>
    <Icon name="light-bulb" />
    {say(tableWords).hint}
  </button>
);
