/** The list of keys as a sheet, opened by `?`. Loaded on first use. */
import { tableWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import { Keys } from './keyList.tsx';
import { ScrollSheet } from './scrollSheet.tsx';

export const KeySheet = ({ onClose }: { readonly onClose: () => void }) => (
  <ScrollSheet title={say(tableWords).keys} class="table-key-sheet" onClose={onClose}>
    <div class="table-keys">
      <Keys />
    </div>
  </ScrollSheet>
);
