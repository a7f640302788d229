import { findRules, type Wanted, wantedIn } from '@tidetable/text/rules';
import { notices, type RulesPage } from '@tidetable/text/shell';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say, settings } from '../../settings.ts';

/** The key that focuses the field. */
export const SEARCH_KEY = '/';

export interface RulesSearch {
  readonly query: string;
  readonly wanted: Wanted;
  /** The paragraphs that contain all words of the query; the whole page while there are none. */
  readonly found: RulesPage;
  readonly count: number;
  readonly field: RefObject<HTMLInputElement>;
  readonly look: (query: string) => void;
  readonly clear: () => void;
}

export const useRulesSearch = (page: RulesPage, target: string): RulesSearch => {
  const [query, look] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const clear = (): void => look('');
  useLayoutEffect(clear, [target]); // the linked rule may not be among the results
  useSearchKeys(field, query, clear);
  const wanted = wantedIn(query);
  const found = findRules(page, wanted, say(notices).marks);
  const count = found.chapters.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  return { query, wanted, found, count, field, look, clear };
};

/** `/` focuses the field; Escape clears it before it closes anything. */
const useSearchKeys = (
  field: RefObject<HTMLInputElement>,
  query: string,
  clear: () => void,
): void =>
  useLayoutEffect(() => {
    const take = (e: KeyboardEvent): void => {
      if (e.key === 'Escape' && query !== '') {
        e.preventDefault(); // otherwise a sheet would close
        e.stopImmediatePropagation();
        clear();
      }
      if (e.key === SEARCH_KEY && isForField(e, field.current)) {
        e.preventDefault(); // otherwise it is typed
        field.current?.select();
      }
    };
    addEventListener('keydown', take, { capture: true });
    return () => removeEventListener('keydown', take, { capture: true });
  }, [query]);

const isForField = (e: KeyboardEvent, field: HTMLInputElement | null): boolean => {
  const isInSight = field?.closest('dialog') || !document.querySelector('dialog[open]');
  const isWriting = (e.target as Element).closest('input, select, textarea');
  const isAlone = !(e.altKey || e.ctrlKey || e.metaKey);
  return settings.value.keys && isAlone && !isWriting && Boolean(isInSight);
};
