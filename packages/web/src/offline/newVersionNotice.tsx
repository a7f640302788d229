import './newVersionNotice.css';
import { offlineWords } from '@tidetable/text/web';
import { say } from '../settings.ts';
import { isNewVersionReady, loadNewVersion } from './newVersion.ts';

/** Offers a newer build. Nothing changes before somebody asks for it. */
export const NewVersionNotice = () => {
  const words = say(offlineWords);
  return (
    <div role="status">
      {isNewVersionReady.value && (
        <div class="new-version paper">
          <p>{words.newVersion}</p>
          <div class="row">
            <button type="button" class="button" onClick={loadNewVersion}>
              {words.load}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                isNewVersionReady.value = false;
              }}
            >
              {words.later}
            </button>
          </div>
        </div>
      )}
    </div>
  );
};
