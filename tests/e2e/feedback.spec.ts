import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import type {Payload} from '../../plugins/feedback/payload';
import {summarize} from '../../plugins/feedback/cli/summary';
import {parseFeedback} from '../../plugins/feedback/server/entries';
import {createPayloadCheck} from '../../plugins/feedback/server/validate';
import {hydrated, open, scriptTexts, startDemo} from './support/journey';
import {expectNoSeriousAxeFindings, look} from './support/observe';
import {expectSentencesInOrder} from './support/sentences';

const address = '/x/introduction/support/';
const failure = "Couldn't submit feedback. Please try again later.";

const question = (page: Page): Locator =>
  page.getByRole('region', {name: /^(Was this page helpful\?|这个页面)/});
const answer = (page: Page, name: string): Locator => question(page).getByRole('button', {name, exact: true});
const thanks = (within: Page | Locator): Locator =>
  within.getByRole('status').filter({hasText: 'Thank you for your feedback.'});
const send = (page: Page): Locator => page.getByRole('button', {name: 'Send'});
const unsent = (page: Page) => page.evaluate(() => localStorage.getItem('mui-x-docs.feedback.unsent'));

/** The bodies of all submissions from now on. */
function submissions(page: Page): Payload[] {
  const found: Payload[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') found.push(request.postDataJSON() as Payload);
  });
  return found;
}

/**
 * Answers in place of the server, which takes ten entries a minute from one address; a status of 0 is no answer. It
 * answers a page that is offline as well.
 */
async function endpoint(page: Page, status: number, headers: Record<string, string> = {}): Promise<void> {
  await page.unroute('**/feedback');
  await page.route('**/feedback', (route) =>
    status === 0 ? route.abort() : route.fulfill({status, headers}),
  );
}

/** What the preview server has stored under an id. */
function stored(page: Page, id: string | undefined) {
  const file = path.join('test-results', 'feedback', `${new URL(page.url()).port}.jsonl`);
  const {isPayload} = createPayloadCheck();
  return parseFeedback(readFileSync(file), isPayload).entries.filter((entry) => entry.id === id);
}

test('a page: the answer is sent at once, the comment follows under its id; the report counts the last entry', async ({
  page,
}) => {
  const sent = submissions(page);
  await open(page, '/x/v7/introduction/support/');
  await answer(page, 'Yes').click();
  await expect(thanks(question(page))).toBeVisible();
  expect(sent).toMatchObject([
    {page: address, version: 'v7', rating: 1, comment: '', language: 'en', productId: 'x'},
  ]);
  const text = question(page).getByRole('textbox');
  await expect(text).toBeFocused();
  await text.fill('Two lines\nand 中文');
  await text.press('Control+Enter');
  await expect(text).toHaveCount(0);
  await expect(thanks(question(page))).toBeFocused();
  const comments = () => stored(page, sent[0]?.id).map(({comment}) => comment);
  expect(comments()).toEqual(['', 'Two lines\nand 中文']);
  await page.reload();
  await hydrated(page);
  await expect(answer(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(text).toHaveCount(0);

  await answer(page, 'No').click();
  await expect.poll(comments).toHaveLength(3);
  expect(summarize(stored(page, sent[0]?.id))).toMatchObject([{helpful: 0, notHelpful: 1, comments: []}]);
  await text.fill('Never mind');
  await question(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(answer(page, 'No')).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(text).toHaveCount(0);
  expect(sent).toHaveLength(3);
});

test('a failure keeps the text, through a reload and without a network, and is repaired under one id', async ({
  page,
  context,
}) => {
  const sent = submissions(page);
  await endpoint(page, 503);
  await open(page, address);
  await answer(page, 'No').click();
  const text = question(page).getByRole('textbox');
  await text.fill('The second link is dead');
  await send(page).click();
  await expect(question(page).getByRole('alert')).toHaveText(failure);
  await endpoint(page, 0);

  await page.reload();
  await hydrated(page);
  await expect(text).toHaveValue('The second link is dead');
  await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(true);
  await send(page).click();
  await expect(question(page).getByRole('alert')).toHaveText(failure);
  await expect(text).toHaveValue('The second link is dead');
  const before = sent.length;
  await endpoint(page, 204);
  await context.setOffline(false);
  await expect(thanks(question(page))).toBeVisible();
  await expect(text).toHaveCount(0);
  expect(await unsent(page)).toBeNull();
  expect(sent).toHaveLength(before + 1);
  expect(new Set(sent.map(({id}) => id)).size).toBe(1);
});

test('what could not be sent is sent from another page, in another tab, once', async ({page, context}) => {
  await endpoint(page, 0);
  await open(page, address);
  await answer(page, 'Yes').click();
  await expect(question(page).getByRole('alert')).toHaveText(failure);
  await question(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(question(page).getByRole('button', {name: 'Try again'})).toBeVisible();
  const tab = await context.newPage();
  const sent = submissions(tab);
  await endpoint(tab, 204);
  await open(tab, '/zh/x/introduction/installation/');
  await expect.poll(() => unsent(tab)).toBeNull();
  await tab.waitForLoadState('networkidle');
  expect(sent).toMatchObject([{page: address, language: 'en', rating: 1, comment: ''}]);
  // The first tab learns of it.
  await expect(question(page).getByRole('alert')).toHaveCount(0);
});

test('an answer that is pressed without a network, before the form was loaded, is kept and sent', async ({
  page,
  context,
}) => {
  const sent = submissions(page);
  await endpoint(page, 0);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await answer(page, 'Yes').click();
  await expect(question(page).getByRole('alert')).toContainText(failure);
  await endpoint(page, 204);
  await context.setOffline(false);
  await expect(thanks(question(page))).toBeVisible();
  await expect(question(page).getByRole('textbox')).toBeVisible();
  expect(sent.filter(({rating}) => rating === 1).length).toBeGreaterThan(0);
  expect(await unsent(page)).toBeNull();
});

test('a form whose code does not arrive says so in its place, and the page stays', async ({page}) => {
  await endpoint(page, 204);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await answer(page, 'Yes').click();
  await expect(question(page).getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('h1')).toBeVisible();
  await page.unroute('**/*.js');
  await question(page).getByRole('button', {name: 'Try again'}).click();
  await expect(question(page).getByRole('textbox')).toBeFocused();
});

for (const [url, yes, seconds] of [
  [address, 'Yes', 'Please try again in 42 seconds.'],
  ['/zh/x/introduction/support/', '有', '请在 42 秒后再试。'],
] as const) {
  test(`too many entries are said as such, with the time to try again: ${url}`, async ({page}) => {
    await endpoint(page, 429, {'Retry-After': '42'});
    await open(page, url);
    await answer(page, yes).click();
    await expect(question(page).getByRole('alert')).toContainText(seconds);
    await question(page).getByRole('textbox').fill('42');
    await page.reload();
    await hydrated(page);
    await expect(question(page).getByRole('textbox')).toHaveValue('42');
  });
}

test('a section: quiet until the keyboard or the pointer is at its heading, which does not move', async ({
  page,
}) => {
  const sent = submissions(page);
  await endpoint(page, 204);
  await open(page, address);
  const heading = page.locator('article h2').first();
  const title = await heading.evaluate((element) => element.firstChild?.textContent ?? '');
  const button = page.getByRole('button', {name: `Feedback on “${title}”`});
  await expect(page.getByRole('button', {name: /^Feedback on/})).toHaveCount(0);
  // In view: to hover would scroll.
  await heading.scrollIntoViewIfNeeded();
  const before = await heading.boundingBox();
  await heading.hover();
  await expect(button).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  await page.locator('h1').hover();
  await expect(button).toHaveCount(0);

  await heading.locator('a.hash-link').focus();
  await expect(button).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', {name: title});
  await expect(text).toBeFocused();
  await text.fill('Which plan is this?');
  await expect(send(page)).toBeVisible();
  await text.press('Control+Enter');
  await expect(thanks(page.locator('article'))).toBeFocused();
  const id = await heading.getAttribute('id');
  expect(sent).toMatchObject([{sectionHash: `#${id ?? ''}`, rating: null, demo: null}]);
});

test('a demo: from its menu, below it, gone with the page', async ({page}) => {
  const sent = submissions(page);
  await endpoint(page, 204);
  await open(page, '/x/react-data-grid/quickstart/');
  const demo = await startDemo(page, 'FirstGrid');
  await demo.getByRole('button', {name: 'More'}).click();
  await page.getByRole('menuitem', {name: 'Feedback on this demo'}).click();
  const text = demo.getByRole('textbox', {name: 'What should we know about the demo FirstGrid?'});
  await expect(text).toBeFocused();
  await text.fill('Show it with fewer rows');
  await send(page).click();
  await expect(thanks(demo)).toBeFocused();
  expect(sent).toMatchObject([{demo: 'FirstGrid', productId: 'x-data-grid', rating: null}]);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/quickstart/);
  await expect(thanks(page)).toHaveCount(0);
});

test('a host without an address offers a filled-in issue', async ({page}) => {
  await page.route('**/feedback.json', (route) =>
    route.fulfill({json: {address: null, issues: 'https://github.com/o/r/issues/new'}}),
  );
  await open(page, address);
  await answer(page, 'No').click();
  await question(page).getByRole('textbox').fill('Where is the price?');
  const link = question(page).getByRole('link', {name: 'Continue on GitHub'});
  await expect(link).toHaveAttribute('href', /body=.*Helpful.*no.*Where\+is\+the\+price/);
  await expect(send(page)).toHaveCount(0);
  await question(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'false');
});

test('before its use it requests, stores and loads nothing but the question', async ({page}) => {
  const scripts = scriptTexts(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const texts = async () => [...(await scripts()).values()].join('\n');
  const formsOnly = 'Thank you for your feedback.';
  await endpoint(page, 204);
  expect(await texts()).toContain('Was this page helpful?');
  expect(await texts()).not.toContain(formsOnly);
  expect(requested.filter((one) => one.includes('feedback.json'))).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('feedback'))),
  ).toEqual([]);
  await answer(page, 'Yes').click();
  await expect(send(page)).toBeVisible();
  expect(await texts()).toContain(formsOnly);
});

for (const {url, mode, direction} of [
  {url: '/zh/x/introduction/support/', mode: 'dark', direction: 'ltr'},
  {url: '/x/introduction/support/', mode: 'light', direction: 'rtl'},
] as const) {
  test(`the forms on a narrow screen are accessible and fit: ${url}, ${mode}, ${direction}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await look(page, {mode, direction});
    await endpoint(page, 429, {'Retry-After': '42'});
    await open(page, url);
    await question(page).getByRole('button').last().click();
    await expect(question(page).getByRole('alert')).toContainText('42');
    await question(page).getByRole('textbox').fill('A'.repeat(200));
    const heading = page.locator('article h2').first();
    await heading.hover();
    await heading.getByRole('button').click();
    await expect(page.getByRole('textbox', {name: /“/})).toBeFocused();
    await expect(page.locator('form')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoSeriousAxeFindings(page, {include: 'main'});
    if (direction === 'rtl') await expectSentencesInOrder(page);
    // Without the form: the failure stands below the question.
    await question(page)
      .getByRole('button', {name: /^(Cancel|取消)$/})
      .click();
    await expect(question(page).getByRole('button', {name: /^(Try again|重试)$/})).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoSeriousAxeFindings(page, {include: 'main'});
    await page.emulateMedia({media: 'print'});
    await expect(question(page)).toBeHidden();
    await expect(page.locator('form').first()).toBeHidden();
  });
}
