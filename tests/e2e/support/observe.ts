import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {matchException, type Finding} from '../../exceptions';
import {recordFindings} from './findings';
import type {Look} from './addresses';

/** What went wrong while a page was open. */
export type Observation = {
  /** Console errors and warnings, page errors and failed requests that no exception allows. */
  problems: () => string[];
};

/**
 * What the browser says of a busy machine. That a page runs all that it fetches ahead is a test of its own
 * (`arriving-page.spec.ts`).
 */
const slowness = /^The resource \S+ was preloaded using link preload but not used within/;

/** Listens to the console, to errors and to requests of a page; call before it is opened. */
export function observe(page: Page): Observation {
  const problems: string[] = [];
  const note = (text: string) => {
    if (slowness.test(text)) return;
    const finding: Finding = {kind: 'console', text, page: new URL(page.url()).pathname};
    recordFindings([finding]);
    if (!matchException(finding)) {
      problems.push(text);
    }
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      const {url} = message.location();
      note(url.startsWith('http') && !url.endsWith('.js') ? `${message.text()} ${url}` : message.text());
    }
  });
  page.on('pageerror', (error) => note(`Uncaught ${error.message}`));
  page.on('requestfailed', (request) => {
    // A prefetch that a navigation cancels is no failure of the page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      note(`Request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document') {
      note(`Status ${response.status()}: ${response.url()}`);
    }
  });
  return {problems: () => problems};
}

/** Sets mode and direction as a reader's stored settings, before the page's first paint. */
export async function look(page: Page, {mode, direction}: Look): Promise<void> {
  await page.addInitScript(
    ([theme, settings]) => {
      // The opaque first document has no storage.
      if (window.location.protocol.startsWith('http')) {
        window.localStorage.setItem('theme-mui-x-docs', theme);
        window.localStorage.setItem('mui-x-docs.settings', settings);
      }
    },
    [mode, JSON.stringify({direction})] as const,
  );
}

/** Changes mode and direction in place, as another tab of the reader would: nothing loads again. */
export async function switchLook(page: Page, {mode, direction}: Look): Promise<void> {
  await page.evaluate(
    ([theme, settings]) => {
      for (const [key, newValue] of [
        ['theme-mui-x-docs', theme],
        ['mui-x-docs.settings', settings],
      ] as const) {
        const oldValue = window.localStorage.getItem(key);
        window.localStorage.setItem(key, newValue);
        const storageArea = window.localStorage;
        window.dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea}));
      }
    },
    [mode, JSON.stringify({direction})] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  await expectStill(page);
}

/**
 * Waits until no color is on its way any more. What turns without end, as a sign of waiting, may go on, and what
 * follows scrolling stands still by itself.
 */
async function expectStill(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({playState, effect, timeline}) =>
              playState === 'running' &&
              timeline instanceof DocumentTimeline &&
              effect?.getTiming().iterations !== Infinity,
          ).length,
    );
  await expect.poll(moving, {message: 'transitions still running'}).toBe(0);
}

/** Scrolls to the end, so that every live demo loads, waits for them, and returns to the top. */
export async function loadDemos(page: Page): Promise<void> {
  const demos = page.locator('[data-demo]');
  for (const demo of await demos.all()) {
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/**
 * Part of a page for axe, as selectors, and the rules that are asked, those that axe asks by itself when absent; with
 * `targets` also whether what can be pressed is 24 px large or as far from its neighbors (WCAG 2.5.8).
 */
export type AxeScope = {include?: string; exclude?: string; rules?: readonly string[]; targets?: boolean};

/** The rules that depend on colors: a page that passed all of them in one theme is asked for these in the other. */
const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

async function findViolations(
  page: Page,
  {include, exclude, rules, targets = false}: AxeScope,
): Promise<Violations> {
  // In one go, without what passes: no page has a frame of another origin. It takes half the time.
  const builder = new AxeBuilder({page}).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && {runOnly: {type: 'rule', values: [...rules]}}),
    ...(targets && !rules && {rules: {'target-size': {enabled: true}}}),
  });
  if (include) builder.include(include);
  if (exclude) builder.exclude(exclude);
  return (await builder.analyze()).violations;
}

function expectAllowed(page: Page, violations: Violations): void {
  const findings = violations.flatMap(({id, nodes}) =>
    nodes.map(({target, html}) => ({
      kind: 'axe' as const,
      rule: id,
      selector: `${target.join(' ')} ${html.slice(0, 200)}`,
      page: new URL(page.url()).pathname,
    })),
  );
  recordFindings(findings);
  expect.soft(findings.filter((finding) => !matchException(finding))).toEqual([]);
}

/** Fails on an axe finding of any impact that no exception allows; the test goes on to name all of them. */
export async function expectNoAxeFindings(page: Page, scope: AxeScope = {}): Promise<void> {
  expectAllowed(page, await findViolations(page, scope));
}

/** Fails on a serious or critical axe finding that no exception allows; the test goes on to name all of them. */
export async function expectNoSeriousAxeFindings(page: Page, scope: AxeScope = {}): Promise<void> {
  const violations = await findViolations(page, scope);
  expectAllowed(
    page,
    violations.filter(({impact}) => impact === 'serious' || impact === 'critical'),
  );
}

/** {@link expectNoSeriousAxeFindings} in the theme that the page is in, then in the other one. */
export async function expectNoSeriousAxeFindingsInBothThemes(
  page: Page,
  {mode, direction}: Look,
  scope: AxeScope = {},
): Promise<void> {
  await expectNoSeriousAxeFindings(page, scope);
  // A color on its way to the other one would be read as it is then.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await switchLook(page, {mode: mode === 'light' ? 'dark' : 'light', direction});
  await expectNoSeriousAxeFindings(page, {...scope, rules: colorRules});
}

/** How much wider a page is than its window; not above 0 when nothing scrolls sideways. */
export function pxTooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Nothing of a page is wider than the narrowest screen that counts. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await page.setViewportSize({width: 360, height: 740});
  await expect.poll(() => pxTooWide(page), {message: 'px too wide at 360 px'}).toBeLessThanOrEqual(0);
}
