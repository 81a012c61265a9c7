import type {BrowserContext, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open} from './support/journey';
import {observe} from './support/observe';

const address = '/x/react-tree-view/quickstart/';
/** Has all stylings. */
const styled = '[data-demo="ReactToSelection"]';
/** Has MUI System alone. */
const plain = '[data-demo="FirstTree"]';

const visibleCode = (page: Page, demo: string) => page.locator(`${demo} code:visible`);

async function setCookies(context: BrowserContext, values: Record<string, string>): Promise<void> {
  const url = test.info().project.use.baseURL;
  await context.addCookies(Object.entries(values).map(([name, value]) => ({name, value, url})));
}

/** Adds up the layout shifts of a page; call before it is opened. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        sum += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
      }
      document.documentElement.dataset.shifts = String(sum);
    }).observe({type: 'layout-shift', buffered: true});
  });
  return async () => Number((await page.locator('html').getAttribute('data-shifts')) ?? 0);
}

test('the first load shows the default', async ({page}) => {
  const {problems} = observe(page);
  await open(page, address);
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
  await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'MUI System');
  await expect(visibleCode(page, plain)).toHaveAttribute('data-variant', 'TS');
  await expect(visibleCode(page, plain)).toContainText('TreeViewDefaultItemModelProperties[]');
  expect(await page.context().cookies()).toEqual([]);
  expect(problems()).toEqual([]);
});

test('cookies count before paint and nothing moves', async ({page, context}) => {
  await setCookies(context, {codeVariant: 'JS', codeStyling: 'Tailwind'});
  const {problems} = observe(page);
  const shifts = await countShifts(page);
  await page.goto(address, {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await page.locator(styled).scrollIntoViewIfNeeded();
  await expect(visibleCode(page, styled)).toHaveAttribute('data-styling', 'tailwind');
  await expect(visibleCode(page, styled)).toHaveAttribute('data-variant', 'JS');
  await expect(visibleCode(page, plain)).toHaveAttribute('data-variant', 'JS');
  await expect(page.locator(styled)).toHaveAttribute('data-demo-state', 'ready');
  await page.locator(plain).scrollIntoViewIfNeeded();
  await expect(page.locator(plain).getByText('MUI System, the only form here')).toBeVisible();
  expect(await shifts()).toBe(0);
  expect(problems()).toEqual([]);
});

test('the hash counts more than cookies and is not kept', async ({page, context}) => {
  await setCookies(context, {codeVariant: 'TS'});
  await open(page, `${address}#css-ReactToSelection.js`);
  await expect(page.locator(styled)).toBeInViewport();
  await expect(visibleCode(page, styled)).toContainText("import './ReactToSelection.css'");
  await expect(visibleCode(page, styled)).toHaveAttribute('data-variant', 'JS');
  await page.locator(styled).getByRole('tab', {name: 'ReactToSelection.css'}).click();
  await expect(visibleCode(page, styled)).toContainText('.rights .rights-count');
  expect((await context.cookies()).map(({name, value}) => `${name}=${value}`)).toEqual(['codeVariant=TS']);
});

test('a link and the way back count', async ({page}) => {
  await open(page, address);
  const html = page.locator('html');
  await page.evaluate(() => (window.location.hash = '#ReactToSelection.js'));
  await expect(html).toHaveAttribute('data-code-variant', 'JS');
  await page.evaluate(() => (window.location.hash = '#system-FirstTree.tsx'));
  await expect(html).toHaveAttribute('data-code-variant', 'TS');
  await page.goBack();
  await expect(html).toHaveAttribute('data-code-variant', 'JS');
  await expect(page.locator(styled)).toBeInViewport();
});

test('corrupt cookies are dropped', async ({page, context}) => {
  await setCookies(context, {codeVariant: '%E0%A4%A', codeStyling: 'toString'});
  const {problems} = observe(page);
  await open(page, address);
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
  await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'MUI System');
  expect(problems()).toEqual([]);
});

test('the package manager is one choice for all commands, kept on the next load', async ({page}) => {
  await open(page, '/x/introduction/installation/');
  const commands = page.locator('figure', {has: page.getByRole('group', {name: 'Package manager'})});
  await commands.first().getByRole('button', {name: 'pnpm'}).click();
  for (const command of await commands.all()) {
    await expect(command.locator('code:visible')).toHaveText(/^pnpm add/);
  }
  const shifts = await countShifts(page);
  await open(page, address);
  await expect(commands.first().locator('code:visible')).toHaveText(/^pnpm /);
  await expect(commands.first().getByRole('button', {name: 'pnpm'})).toHaveAttribute('aria-pressed', 'true');
  expect(await shifts()).toBe(0);
});

test('an anchor opens the code of its demo', async ({page}) => {
  await open(page, `${address}#CustomItem`);
  const demo = page.locator('[data-demo="CustomItem"]');
  await expect(demo).toBeInViewport();
  await expect(demo.getByRole('button', {name: 'Hide code'})).toBeVisible();
  await demo.getByRole('button', {name: 'Hide code'}).click();
  await expect(demo.getByRole('button', {name: 'Show all code'})).toHaveAttribute('aria-expanded', 'false');
});

test('after a navigation inside the site the code is fetched', async ({page}) => {
  const {problems} = observe(page);
  await open(page, '/x/react-tree-view/');
  await page.locator(`.theme-doc-markdown a[href="${address}"], nav a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(address));
  await expect(visibleCode(page, plain)).toContainText('TreeViewDefaultItemModelProperties[]');
  await expect(page.locator('figure', {hasText: 'src/main.tsx'}).locator('code')).toContainText('createRoot');
  expect(problems()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all TypeScript is there to read', async ({page}) => {
    await page.goto(`${address}#FirstTree.js`);
    await expect(visibleCode(page, plain)).toHaveCount(1);
    // As it is read: what stands in `noscript` is no content for a script.
    await expect(visibleCode(page, plain)).toContainText(
      "import {RichTreeView} from '@mui/x-tree-view/RichTreeView'",
      {useInnerText: true},
    );
    await expect(page.locator(`${plain} [data-part="rest"]`).first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Show all code'})).toHaveCount(0);
    await expect(page.locator('figure code:visible', {hasText: 'npm install @mui/x-tree-view'})).toHaveCount(
      1,
    );
  });
});

test('code fades where it is cut, and nowhere else', async ({page}) => {
  await open(page, '/x/react-data-grid/quickstart/');
  const blocks = page.locator('figure > pre');
  const cuts = () =>
    blocks.evaluateAll((all) =>
      all.map((pre) => ({
        isCut: pre.scrollWidth > pre.clientWidth,
        fade: getComputedStyle(pre).getPropertyValue('--cut-end'),
      })),
    );
  const isWhole = ({isCut}: {isCut: boolean}) => !isCut;
  const wide = await cuts();
  expect(wide.some(isWhole)).toBe(true);
  expect(wide).toEqual(wide.map(({isCut}) => ({isCut, fade: isCut ? '32px' : '0px'})));

  await page.setViewportSize({width: 360, height: 740});
  await expect.poll(async () => (await cuts()).every(isWhole)).toBe(false);
  const block = blocks.nth((await cuts()).findIndex(({isCut}) => isCut));
  const fade = (side: 'start' | 'end') =>
    block.evaluate((pre, name) => getComputedStyle(pre).getPropertyValue(name), `--cut-${side}`);
  await expect.poll(() => fade('end')).toBe('32px');
  await block.evaluate((pre) => pre.scrollTo({left: pre.scrollWidth, behavior: 'instant'}));
  await expect.poll(() => fade('end')).toBe('0px');
  expect(await fade('start')).toBe('32px');
});
