import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open} from './support/journey';
import {expectNoAxeFindings, loadDemos, pxTooWide} from './support/observe';
import {ask, openSearch} from './support/search';

/**
 * One page of each kind; `hasContents` where a list of its headings stands beside the text, `hasProduct` where the header
 * marks one.
 */
const kinds: readonly {kind: string; address: string; hasContents?: true; hasProduct?: true}[] = [
  {kind: 'text', address: '/x/introduction/installation/', hasContents: true, hasProduct: true},
  {
    kind: 'feature',
    address: '/x/react-tree-view/rich-tree-view/expansion/',
    hasContents: true,
    hasProduct: true,
  },
  {kind: 'overview', address: '/x/react-charts/', hasProduct: true},
  {kind: 'API', address: '/x/api/charts/bar-chart/', hasContents: true, hasProduct: true},
  {kind: 'API index', address: '/x/api/tree-view/', hasProduct: true},
  {kind: 'migration', address: '/x/migration/migration-charts-v7/', hasContents: true, hasProduct: true},
  {kind: 'missing', address: '/x/no-such-page/'},
];

/** Opens a page and waits for the links of its text: those of a missing page come once it knows its address. */
async function openText(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(page.locator('main a:visible').first()).toBeAttached();
}

/** Above a page: the search with an answer. */
async function openAnswer(page: Page): Promise<void> {
  await open(page, '/x/introduction/installation/');
  await ask(await openSearch(page), 'sorting');
}

/** Every page, and the search above one, each with the way to it. */
const views: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ...kinds.map(({kind, address}) => {
    const show = async (page: Page) => {
      await openText(page, address);
      await loadDemos(page);
    };
    return [kind, show] as const;
  }),
  ['search', openAnswer],
];

/** What is current, chosen or pressed and is not told by a line or a color that the system gives, as HTML. */
function untold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const line = ({outlineStyle, outlineWidth}: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const isTold = (element: Element) => {
      const style = getComputedStyle(element);
      const foot = getComputedStyle(element, '::after');
      const input = element.querySelector('input');
      return (
        line(style) ||
        style.forcedColorAdjust === 'none' ||
        (foot.content !== 'none' && parseFloat(foot.borderBlockEndWidth) >= 2) ||
        // Drawn by the browser.
        (input !== null && getComputedStyle(input).appearance === 'auto')
      );
    };
    const states =
      'a[aria-current], button[aria-pressed="true"], [role="tab"][aria-selected="true"], [role="option"][aria-selected="true"], label:has(input:checked)';
    return [...document.querySelectorAll(states)]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => !element.closest('[data-demo-box]') && !isTold(element))
      .map(({outerHTML}) => outerHTML.slice(0, 200));
  });
}

test.describe('where the system chooses the colors', () => {
  test.use({viewport: {width: 1440, height: 900}});

  for (const [kind, show] of views) {
    test(`what is current, chosen or pressed has a frame (${kind})`, async ({page}) => {
      await page.emulateMedia({forcedColors: 'active'});
      await show(page);
      expect(await untold(page)).toEqual([]);
    });
  }

  for (const {kind, address, hasContents} of kinds.filter(({hasProduct}) => hasProduct)) {
    test(`the place of the reader differs from its neighbors (${kind})`, async ({page}) => {
      await page.emulateMedia({forcedColors: 'active'});
      await open(page, address);
      const header = page.getByRole('banner').getByRole('navigation', {name: 'Products'});
      const navigation = page.locator('#site-navigation');
      const contents = page.getByRole('navigation', {name: 'On this page'});
      if (hasContents) {
        await contents.getByRole('link').first().click();
        await expect(contents.locator('a[aria-current]')).toBeVisible();
      }
      const lists = [header, navigation, ...(hasContents ? [contents] : [])];
      await page.mouse.move(0, 0);
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      for (const list of lists) {
        const outlines = (selector: string) =>
          list
            .locator(selector)
            .evaluateAll((links) => links.map((link) => getComputedStyle(link).outlineStyle));
        expect(new Set(await outlines('a:not([aria-current])'))).toEqual(new Set(['none']));
        const current = await outlines('a[aria-current]');
        // The introduction to the API of a product is the list itself.
        if (kind !== 'API index' || list !== navigation) expect(current.length).toBeGreaterThan(0);
        expect(current.filter((style) => style === 'none')).toEqual([]);
      }
    });
  }
});

/** WCAG 1.4.12, without an element that the page's security policy would have to allow. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
      p {margin-block-end: 2em !important}
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Texts that a box around them cuts. What ends in an ellipsis is cut at any spacing, code and demos scroll. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const textBox = range.getBoundingClientRect();
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const {overflowX, overflowY, textOverflow, webkitLineClamp, position} = getComputedStyle(box);
        if (
          textOverflow === 'ellipsis' ||
          webkitLineClamp !== 'none' ||
          /auto|scroll/.test(`${overflowX} ${overflowY}`)
        )
          return false;
        const outer = box.getBoundingClientRect();
        // A label for screen readers alone.
        if (outer.width <= 1) return false;
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (clips(overflowX) && (textBox.left < outer.left - 1 || textBox.right > outer.right + 1))
          return true;
        if (clips(overflowY) && (textBox.top < outer.top - 1 || textBox.bottom > outer.bottom + 1))
          return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      const isRead =
        text.nodeValue?.trim() !== '' &&
        parent?.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        !parent.closest('[data-demo-box], pre, script, style, noscript');
      if (isRead && isCut(text)) cut.push(text.nodeValue?.trim() ?? '');
    }
    return cut;
  });
}

test.describe('text that a reader spaces', () => {
  test.use({viewport: {width: 1280, height: 900}});

  for (const [kind, show] of views) {
    test(`is not cut, and nothing scrolls sideways (${kind})`, async ({page}) => {
      await show(page);
      const before = await cutTexts(page);
      await spaceText(page);
      const after = await cutTexts(page);
      expect(after.filter((text) => !before.includes(text))).toEqual([]);
      expect(await pxTooWide(page)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('at 320 px', () => {
  test.use({viewport: {width: 320, height: 640}});

  for (const [kind, show] of views) {
    test(`nothing scrolls sideways (${kind})`, async ({page}) => {
      await show(page);
      await expect.poll(() => pxTooWide(page), {message: 'px too wide'}).toBeLessThanOrEqual(0);
    });
  }
});

for (const {kind, address, hasContents} of kinds) {
  test(`the keyboard goes from the skip link to the title, and on into the text (${kind})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await openText(page, address);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toBeFocused();
    await page.keyboard.press('Tab');
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(contents.locator(':focus')).toHaveCount(0);
    expect(await page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count()).toBe(0);
    if (hasContents) {
      const isAfter = await contents.evaluate((list) => {
        const last = [...document.querySelectorAll('article :is(a, button, input, select)')].at(-1);
        return Boolean(last && last.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING);
      });
      expect(isAfter, 'the contents stand after the text').toBe(true);
    }
  });
}

test('the keyboard stops at the code that scrolls, and at no other', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/x/migration/migration-charts-v7/');
  const wrong = () =>
    page.locator('figure pre').evaluateAll((all) =>
      all
        .filter((pre) => pre.checkVisibility())
        .filter((pre) => {
          const scrolls = pre.scrollWidth > pre.clientWidth || pre.scrollHeight > pre.clientHeight;
          return pre.getAttribute('tabindex') !== (scrolls ? '0' : '-1');
        })
        .map(({textContent}) => textContent.slice(0, 60)),
    );
  await expect.poll(wrong).toEqual([]);
  await expect(page.locator('figure pre[tabindex="0"]').first()).toBeAttached();
  await page.setViewportSize({width: 1440, height: 900});
  await expect.poll(wrong).toEqual([]);
  await expect(page.locator('figure pre[tabindex="-1"]').first()).toBeAttached();
});

test('code that is cut fades at its edge, until it has been scrolled to its end', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/x/migration/migration-charts-v7/');
  const code = page.locator('figure pre[tabindex="0"]').first();
  const cut = (side: 'start' | 'end') =>
    code.evaluate((pre, name) => getComputedStyle(pre).getPropertyValue(name), `--cut-${side}`);
  await expect.poll(() => cut('end')).toBe('32px');
  await expect.poll(() => cut('start')).toBe('0px');
  await code.evaluate((pre) => {
    pre.scrollLeft = pre.scrollWidth;
  });
  await expect.poll(() => cut('end')).toBe('0px');
  await expect.poll(() => cut('start')).toBe('32px');
});

/** The rules about landmarks; they are moderate, and asked of whole pages here alone. An advert may stand in the text. */
const landmarkRules = [
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'region',
  'skip-link',
];

for (const width of [360, 1440]) {
  for (const [kind, show] of views) {
    test(`everything is in a landmark, each of another name, at ${width} px (${kind})`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await show(page);
      // What runs in a demo is the library's.
      await expectNoAxeFindings(page, {rules: landmarkRules, exclude: '[data-demo-box]'});
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {kind, address} of kinds) {
    test(`the skip link leads to the title (${kind})`, async ({page}) => {
      await page.goto(address);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#page-title$/);
      await expect(page.locator('h1')).toHaveAttribute('id', 'page-title');
      await expect(page.locator('h1')).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  }
});

test('the navigation of narrow screens holds the products, and what its marks mean', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/x/react-charts/bars/');
  await page.getByRole('button', {name: 'Navigation'}).click();
  const drawer = page.getByRole('dialog', {name: 'Pages'});
  await expect(drawer.getByRole('button', {name: /^Products/})).toBeVisible();
  // The line below the list, not the marks of its pages.
  const legend = drawer.getByRole('navigation', {name: 'Pages'}).locator(':scope > p [data-mark]');
  await expect(legend).toHaveCount(4);
});
