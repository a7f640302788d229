import { tableWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { Icon } from '../../look/icon.tsx';
import { say } from '../../settings.ts';
import { useLoaded } from '../useLoaded.ts';
import type { PartProps } from './part.ts';
import type { TableMenuProps } from './tableMenu.tsx';

export const TableMenuButton = (part: PartProps) => {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button quiet table-menu-button"
        aria-label={say(tableWords).menu}
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        <Icon name="ship-wheel" size={26} />
      </button>
      {isOpen && <LoadedMenu {...part} onClose={() => open(false)} />}
    </>
  );
};

const LoadedMenu = (props: TableMenuProps) => {
  const loaded = useLoaded(() => import('./tableMenu.tsx'), 'menu');
  return loaded ? <loaded.TableMenu {...props} /> : null;
};
