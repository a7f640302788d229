/** The search field of the rules, with the number of results. */
import './rulesSearch.css';
import { rulesWords } from '@tidetable/text/web';
import { useId } from 'preact/hooks';
import { say, settings } from '../../settings.ts';
import { type RulesSearch, SEARCH_KEY } from './useRulesSearch.ts';

export const SearchField = ({ query, count, wanted, field, look, clear }: RulesSearch) => {
  const words = say(rulesWords);
  const id = useId();
  const hasKeys = settings.value.keys;
  return (
    <search class="rules-search">
      <label for={id}>{words.search}</label>
      <div class="rules-search-field">
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autocomplete="off"
          spellcheck={false}
          aria-keyshortcuts={hasKeys ? SEARCH_KEY : undefined}
          value={query}
          onInput={e => look(e.currentTarget.value)}
        />
        {hasKeys && query === '' && (
          <span class="rules-search-key" aria-hidden="true">
            {SEARCH_KEY}
          </span>
        )}
        {query !== '' && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          >
            {words.clear}
          </button>
        )}
      </div>
      <p role="status" class="rules-search-count">
        {wanted.length > 0 && (count > 0 ? words.found(count) : words.nothingFound)}
      </p>
    </search>
  );
};
