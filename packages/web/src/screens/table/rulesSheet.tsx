import './rulesSheet.css';
import type { GameId } from '@tidetable/rules';
import type { RulesPage } from '@tidetable/text/shell';
import { shellWords, tableWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { decoded } from '../../router.tsx';
import { language, say } from '../../settings.ts';
import { type DrawnRules, loadDrawnRules } from '../rules/loadDrawnRules.ts';
import { SearchField } from '../rules/rulesSearch.tsx';
import { Contents, RulesArticle } from '../rules/rulesText.tsx';
import { useRulesSearch } from '../rules/useRulesSearch.ts';
import { useLoaded } from '../useLoaded.ts';
import { ScrollSheet } from './scrollSheet.tsx';

export interface RulesSheetProps {
  readonly game: GameId;
  /** Where to begin: a rule or a chapter; empty for the beginning. */
  readonly rule: string;
  readonly onClose: () => void;
}

export const RulesSheet = ({ game, rule, onClose }: RulesSheetProps) => {
  const loaded = useLoaded(() => loadDrawnRules(game), game);
  const [target, aim] = useState(rule);
  const page = loaded?.pages[language.value];
  /** The address stays that of the table. */
  const stay = (e: MouseEvent): void => {
    const link = (e.target as Element).closest('a[href^="#"]');
    if (!link) return;
    e.preventDefault();
    aim(decoded(link.getAttribute('href')?.slice(1) ?? ''));
  };
  return (
    <ScrollSheet
      title={page?.title ?? say(tableWords).rules}
      class="table-rules"
      onClose={onClose}
      onClick={stay}
    >
      {loaded && page ? (
        <SheetText page={page} drawn={loaded} target={target} />
      ) : (
        <p role="status">{say(shellWords).loading}</p>
      )}
    </ScrollSheet>
  );
};

interface SheetTextProps {
  readonly page: RulesPage;
  readonly drawn: DrawnRules;
  readonly target: string;
}

const SheetText = ({ page, drawn, target }: SheetTextProps) => {
  const search = useRulesSearch(page, target);
  return (
    <>
      <SearchField {...search} />
      {search.wanted.length === 0 && <Contents page={page} isOpen={false} />}
      <RulesArticle search={search} drawn={drawn} target={target} />
    </>
  );
};
