/**
 * The invitation of a table: it is in the fragment of the link, which browsers do not send to
 * servers.
 */
import type { TableAddress } from '@tidetable/client';

const keyOf = (table: string): string => `tidetable/invitation/${table}`;

/** From the present link, or from an earlier one on this device: lists of tables have no invitations. */
export const addressOf = (id: string): TableAddress => {
  const fragment = location.hash.slice(1);
  try {
    if (fragment !== '') localStorage.setItem(keyOf(id), fragment);
    const invitation = fragment || localStorage.getItem(keyOf(id)) || undefined;
    return { id, invitation };
  } catch {
    return { id, invitation: fragment || undefined }; // the storage is not available
  }
};

/** The link to a table, for others too. */
export const linkTo = ({ id, invitation }: TableAddress): string =>
  `/t/${id}${invitation === undefined ? '' : `#${invitation}`}`;
