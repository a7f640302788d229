/** Rules and settings as sheets over the table: a link to them does not leave the game. */
import { useEffect, useState } from 'preact/hooks';
import { useBoardRoot } from '../../board/scope.ts';
import { isGameId } from '../../gameTexts.ts';
import { decoded } from '../../router.tsx';
import { useLoaded } from '../useLoaded.ts';
import type { RulesSheetProps } from './rulesSheet.tsx';

type Sheet = { readonly settings: true } | Pick<RulesSheetProps, 'game' | 'rule'>;

/** The content of a link, if a sheet can show it. */
const sheetOf = ({ origin, pathname, hash }: URL): Sheet | undefined => {
  if (origin !== location.origin) return undefined;
  const [, place, game = ''] = pathname.split('/').map(decoded);
  if (place === 'settings') return { settings: true };
  return place === 'rules' && isGameId(game) ? { game, rule: decoded(hash.slice(1)) } : undefined;
};

const sheetFor = (e: MouseEvent): Sheet | undefined => {
  if (e.metaKey || e.ctrlKey || e.shiftKey || e.altKey || e.button !== 0) return undefined;
  const link = (e.target as Element).closest<HTMLAnchorElement>('a[href]');
  return link ? sheetOf(new URL(link.href)) : undefined;
};

/** The menu closes first: the next Escape leads to the table. */
const closeMenu = (from: Element): void =>
  from.closest<HTMLDialogElement>('dialog.table-menu')?.close();

/** Handles the links of one table. */
export const TableSheets = () => {
  const root = useBoardRoot();
  const [shown, show] = useState<Sheet>();
  useEffect(() => {
    const table = root.current;
    const take = (e: MouseEvent): void => {
      const sheet = sheetFor(e);
      if (!sheet) return;
      e.preventDefault();
      e.stopPropagation(); // otherwise the browser would follow the link
      closeMenu(e.target as Element);
      show(sheet);
    };
    table?.addEventListener('click', take, { capture: true });
    return () => table?.removeEventListener('click', take, { capture: true });
  }, [root]);
  if (!shown) return null;
  const onClose = (): void => show(undefined);
  return 'game' in shown ? (
    <LoadedRules key={`${shown.game} ${shown.rule}`} {...shown} onClose={onClose} />
  ) : (
    <LoadedSettings onClose={onClose} />
  );
};

const LoadedRules = (props: RulesSheetProps) => {
  const loaded = useLoaded(() => import('./rulesSheet.tsx'), 'rules');
  return loaded ? <loaded.RulesSheet {...props} /> : null;
};

const LoadedSettings = (props: { readonly onClose: () => void }) => {
  const loaded = useLoaded(() => import('./settingsSheet.tsx'), 'settings');
  return loaded ? <loaded.SettingsSheet {...props} /> : null;
};
