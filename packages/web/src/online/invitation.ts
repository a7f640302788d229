/** The secret in the link of a table: it stands in the fragment, which no server sees by accident. */
import type { Door } from '@tidetable/client';

const keyOf = (table: string): string => `tidetable/invitation/${table}`;

/** By the link that was followed, or the one before in this tab: an address may lose its fragment. */
export const doorOf = (id: string): Door => {
  const fragment = location.hash.slice(1);
  try {
    if (fragment !== '') sessionStorage.setItem(keyOf(id), fragment);
    const invitation = fragment || sessionStorage.getItem(keyOf(id)) || undefined;
    return { id, invitation };
  } catch {
    return { id, invitation: fragment || undefined }; // the storage is closed to us
  }
};

/** Where a table is found, for others too. */
export const linkTo = ({ id, invitation }: Door): string =>
  `/t/${id}${invitation === undefined ? '' : `#${invitation}`}`;
