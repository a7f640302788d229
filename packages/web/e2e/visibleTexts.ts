import type { Page } from '@playwright/test';

/** Everything that is written on the page or read out in its language; names of other languages aside. */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOurs = (e: Element | null): boolean =>
      e?.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isOurs(parentElement) && !parentElement?.closest('script, style, noscript'))
        texts.push(textContent ?? '');
    }
    for (const e of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt', 'label'])
        if (isOurs(e)) texts.push(e.getAttribute(name) ?? '');
    return texts.map(text => text.trim()).filter(text => text !== '');
  });
