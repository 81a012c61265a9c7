import {expect, type Page} from '@playwright/test';

/**
 * Sentences of a mirrored page that would end on the wrong side: their signs follow the page's direction and not that of
 * their own words. Demos and code are not asked: they have a direction of their own.
 */
function misplacedSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const notOurs = '[data-demo-box], pre, code, bdi, script, style, noscript';
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      let element = node.parentElement;
      const isSentence = /\p{L}/u.test(text) && /[.!?…。？！]$/u.test(text);
      if (!isSentence || !element?.checkVisibility({visibilityProperty: true}) || element.closest(notOurs)) {
        continue;
      }
      // Up to the block that the text is a line of.
      let style = window.getComputedStyle(element);
      while (style.display === 'inline' && style.unicodeBidi !== 'plaintext' && element.parentElement) {
        element = element.parentElement;
        style = window.getComputedStyle(element);
      }
      // In a row of boxes a text of its own has a box without a name, which nothing can be asked of.
      const isOrdered = style.unicodeBidi === 'plaintext' && !/flex|grid/.test(style.display);
      const isOnSide = style.display === 'inline' || !['left', 'start'].includes(style.textAlign);
      if (!isOrdered || !isOnSide) found.add(text.slice(-80));
    }
    return [...found];
  });
}

/** Right-to-left: a sentence keeps its own order, full stop included, and lies on the page's side. */
export async function expectSentencesInOrder(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await misplacedSentences(page)).toEqual([]);
}
