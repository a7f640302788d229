import { apiAt } from '@tidetable/client';

/** The server that this page came from. */
export const api = apiAt(`${location.origin}/`);
