/** How much of the chat of a table somebody has had in sight on this device. */

const keyOf = (table: string): string => `tidetable/chat-seen/${table}`;

/** The number of the last message; 0 if there is none. */
export const chatSeen = (table: string): number => {
  try {
    return Number(localStorage.getItem(keyOf(table))) || 0;
  } catch {
    return 0; // the storage is closed to us
  }
};

export const keepChatSeen = (table: string, seq: number): void => {
  try {
    localStorage.setItem(keyOf(table), String(seq));
  } catch {
    // likewise: then it is known to this page alone
  }
};
