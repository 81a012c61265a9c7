import {expect, type Page} from '@playwright/test';

/** Names that have no Chinese form, in furniture of a Chinese page. */
const allowedNames =
  /^(English|MUI X|React|Hook|Luxon|date-fns|Adapter[A-Z]\w+|use[A-Z]\w+|TypeScript|Slots?|MUI X [\d.]+|v?\d[\w.-]*|Pro|Premium|Emotion|Material UI|Ctrl K|⌘ K|Data Grid( (Pro|Premium))?|[@/\w.-]*\.(tsx|ts|js)|\W*)$/;

/** Texts that a reader sees or hears in the furniture of a page, without code. */
function furnitureTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const furniture = document.querySelectorAll(
      'body > div > header, #site-navigation, body > div > footer, main nav, body > div > [role=region], .theme-doc-footer',
    );
    // Title and contents are in the language of the text: English without a translation, and marked so.
    const isTranslated = document.querySelector('.theme-doc-markdown[lang]') === null;
    const texts: string[] = isTranslated ? [document.title] : [];
    for (const part of furniture) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.closest('code, style, script, main nav [lang=en]')) {
          texts.push(node.textContent ?? '');
        }
      }
      for (const element of part.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          texts.push(element.getAttribute(name) ?? '');
        }
      }
    }
    return [...new Set(texts.map((text) => text.trim()))];
  });
}

/** Header, sidebar, contents and footer of a Chinese page have no English texts but names. */
export async function expectChineseFurniture(page: Page): Promise<void> {
  const texts = await furnitureTexts(page);
  expect(texts.some((text) => /\p{Script=Han}/u.test(text))).toBe(true);
  const english = texts.filter((text) => /[A-Za-z]{2}/.test(text) && !/\p{Script=Han}/u.test(text));
  expect(english.filter((text) => !allowedNames.test(text))).toEqual([]);
}
