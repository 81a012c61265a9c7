import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import type {Payload} from '../../plugins/feedback/payload';
import {summarize} from '../../plugins/feedback/cli/summary';
import {parseFeedback} from '../../plugins/feedback/server/entries';
import {createPayloadCheck} from '../../plugins/feedback/server/validate';
import {hydrated, open} from '../e2e/support/journey';
import {decided, test} from '../e2e/support/services';

/** What the report makes of the entries that the server has stored under an id. */
function report(page: Page, id: string | undefined) {
  const file = path.join('test-results', 'feedback', `${new URL(page.url()).port}.jsonl`);
  const {isPayload} = createPayloadCheck();
  return summarize(parseFeedback(readFileSync(file), isPayload).entries.filter((entry) => entry.id === id));
}

test('a reader answers, comments, answers otherwise, and loses the network; nothing is lost or counted twice', async ({
  page,
}) => {
  const sent: Payload[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON() as Payload);
  });
  await decided(page, 'refused');
  const question = page.getByRole('region', {name: 'Was this page helpful?'});
  const answer = (name: string) => question.getByRole('button', {name, exact: true});
  const text = question.getByRole('textbox');

  await test.step('an answer is sent when it is pressed, a comment follows under its id', async () => {
    await open(page, '/x/introduction/');
    await answer('Yes').click();
    await expect(question.getByRole('status')).toHaveText('Thank you for your feedback.');
    await expect(text).toBeFocused();
    expect(sent).toMatchObject([{page: '/x/introduction/', rating: 1, comment: ''}]);
    await text.fill('Clear');
    await text.press('Control+Enter');
    await expect(text).toHaveCount(0);
    await expect(question.getByRole('status')).toBeFocused();
    expect(sent[1]).toEqual({...sent[0], comment: 'Clear'});
    expect(report(page, sent[0]?.id)).toMatchObject([{helpful: 1, notHelpful: 0, comments: [sent[1]]}]);
  });

  await test.step('the answer is remembered, and another one takes its place', async () => {
    await page.reload();
    await hydrated(page);
    await expect(answer('Yes')).toHaveAttribute('aria-pressed', 'true');
    await answer('No').click();
    await expect.poll(() => report(page, sent[0]?.id)).toMatchObject([{helpful: 0, notHelpful: 1}]);
    await text.fill('Never mind');
    await question.getByRole('button', {name: 'Cancel'}).click();
    await expect(text).toHaveCount(0);
    expect(sent).toHaveLength(3);
  });

  await test.step('without a network the text stays, and is sent by itself from the next page', async () => {
    await page.route('**/feedback', (route) => route.abort());
    await open(page, '/x/introduction/licensing/');
    await answer('No').click();
    await text.fill('没有示例');
    await question.getByRole('button', {name: 'Send'}).click();
    await expect(question.getByRole('alert')).toContainText("Couldn't submit feedback");
    await expect(text).toHaveValue('没有示例');
    await page.unroute('**/feedback');
    const before = sent.length;
    await open(page, '/x/react-data-grid/');
    await expect.poll(() => sent.length).toBe(before + 1);
    const {id} = sent.at(-1) ?? {};
    await expect
      .poll(() => report(page, id))
      .toMatchObject([{notHelpful: 1, comments: [{comment: '没有示例'}]}]);
  });

  await test.step('too many entries are said as such, with the time to try again', async () => {
    await page.route('**/feedback', (route) => route.fulfill({status: 429, headers: {'Retry-After': '42'}}));
    await open(page, '/x/introduction/support/');
    await answer('Yes').click();
    await expect(question.getByRole('alert')).toContainText('in 42 seconds');
    await text.fill('Kept');
    await page.reload();
    await hydrated(page);
    await expect(text).toHaveValue('Kept');
  });
});
