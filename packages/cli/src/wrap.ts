import { seenLength } from './paint.ts';

const WIDTH = 80;

/** Items one after the other behind a head, on as many lines as they need, aligned below the head. */
export const pack = (head: string, items: readonly string[], separator: string): string[] => {
  const indent = seenLength(head);
  const lines: string[] = [];
  let current = head;
  items.forEach((item, i) => {
    const piece = i < items.length - 1 ? item + separator : item;
    const isFull = seenLength(current) + seenLength(piece.trimEnd()) > WIDTH;
    if (isFull && seenLength(current) > indent) {
      lines.push(current.trimEnd());
      current = ' '.repeat(indent);
    }
    current += piece;
  });
  return [...lines, current.trimEnd()];
};

/** A sentence behind a head, broken between its words. */
export const wrap = (head: string, text: string): string[] => pack(head, text.split(' '), ' ');
