/** Finds what is drawn over the edge of its card or over something else, on board and dock. */
import type { Page } from '@playwright/test';

export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5; // what is rounded
    const found = new Set<string>();
    /** Words that only a screen reader gets are a pixel wide. */
    const isSeen = (thing: Element): boolean =>
      thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      thing.getBoundingClientRect().width > 1;
    const nameOf = (thing: Element): string => {
      const text = thing.textContent?.trim().slice(0, 20);
      return `${thing.tagName.toLowerCase()}.${thing.getAttribute('class') ?? ''} “${text}”`;
    };
    const isOutside = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left < outer.left - SLACK ||
      inner.top < outer.top - SLACK ||
      inner.right > outer.right + SLACK ||
      inner.bottom > outer.bottom + SLACK;
    const areas = [...document.querySelectorAll('.table-board, .table-dock')];

    /** Everything that is written, line by line, with what it is written on. */
    const written = areas.flatMap(area => {
      const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      const lines: { text: string; box: DOMRect; parent: Element }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        const text = node.textContent?.trim();
        if (!text || !parent || !isSeen(parent) || parent.closest('.hidden, legend')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 1) lines.push({ text, box, parent });
      }
      return lines;
    });
    for (const { text, box, parent } of written) {
      const card = parent.closest('button, .paper');
      if (card && isOutside(box, card.getBoundingClientRect()))
        found.add(`“${text}” leaves ${nameOf(card)}`);
    }
    for (const [i, a] of written.entries())
      for (const b of written.slice(i + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        // Lines of type reach into each other by their leading.
        if (across > SLACK && down > 0.35 * Math.min(a.box.height, b.box.height))
          found.add(`“${a.text}” and “${b.text}” lie over each other`);
      }
    /** Words beside a button, under it. */
    for (const { text, box, parent } of written)
      for (const button of document.querySelectorAll('.table-dock button')) {
        if (button.contains(parent) || !isSeen(button)) continue;
        const over = button.getBoundingClientRect();
        const across = Math.min(box.right, over.right) - Math.max(box.left, over.left);
        const down = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
        if (across > SLACK && down > SLACK) found.add(`“${text}” lies under ${nameOf(button)}`);
      }
    for (const button of document.querySelectorAll(':is(.table-board, .table-dock) button'))
      for (const drawing of button.querySelectorAll(':scope svg'))
        if (
          isSeen(drawing) &&
          !drawing.matches('.nc-ship-drawing') &&
          isOutside(drawing.getBoundingClientRect(), button.getBoundingClientRect())
        )
          found.add(`a drawing leaves ${nameOf(button)}`);
    /** Cards are bent: their corners count, not their rectangle. */
    for (const tile of document.querySelectorAll('.nc-action')) {
      const face = tile.querySelector<SVGGeometryElement>('.nc-action-face');
      const name = tile.querySelector<SVGGraphicsElement>('.nc-action-name');
      const matrix = face?.getScreenCTM()?.inverse();
      if (!face || !name || !matrix) continue;
      const { left, right, top, bottom } = name.getBoundingClientRect();
      const [high, low] = [top + (bottom - top) * 0.25, bottom - (bottom - top) * 0.25];
      const isIn = (x: number, y: number): boolean =>
        face.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix));
      if (![left, right].every(x => isIn(x, high) && isIn(x, low)))
        found.add(`“${name.textContent}” hangs over its card`);
    }
    for (const area of areas)
      for (const box of [area, ...area.querySelectorAll('*')]) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (!isSeen(box) || box.closest('.hidden, svg, legend')) continue;
        if (overflowY !== 'visible' && box.scrollHeight > box.clientHeight + SLACK)
          found.add(`${nameOf(box)} is cut below: ${box.scrollHeight} in ${box.clientHeight}`);
        if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + SLACK)
          found.add(`${nameOf(box)} is cut aside: ${box.scrollWidth} in ${box.clientWidth}`);
      }
    return [...found];
  });
