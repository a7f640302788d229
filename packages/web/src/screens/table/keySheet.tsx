/** The keys of the table by themselves, for who asks by a key. Loaded when it is first opened. */
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
