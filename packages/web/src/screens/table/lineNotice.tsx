import { onlineWords } from '@tidetable/text/online';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { say } from '../../settings.ts';
import { useChanges } from './part.ts';

/** That a table on a server cannot be reached just now. */
export const LineNotice = ({ online }: { readonly online: OnlineTable }) => {
  const { hasLine } = useChanges(online, state => state.hasLine);
  return hasLine ? null : (
    <div class="table-notice" role="status">
      <p>{say(onlineWords).noLine}</p>
    </div>
  );
};
