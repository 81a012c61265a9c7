import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open, scriptTexts, scriptsWith, startDemo, storeOnce} from './support/journey';

const calendar = 'react-date-pickers/date-calendar/';

/** A word that only the Chinese locale of Day.js has, also as the minifier writes it. */
const chineseLocale = /星期日|\\u661f\\u671f\\u65e5/i;

/** The heads of the columns of a calendar. */
const weekdays = (page: Page, demo: string) => page.locator(`[data-demo="${demo}"] [role="columnheader"]`);

const chinese = {month: '四月 2025', days: ['一', '二', '三', '四', '五', '六', '日']};
const english = {month: 'April 2025', days: ['S', 'M', 'T', 'W', 'T', 'F', 'S']};

for (const [address, {month, days}] of [
  [`/x/${calendar}`, english],
  [`/zh/x/${calendar}`, chinese],
] as const) {
  test(`months and weeks of a calendar on ${address}`, async ({page}) => {
    const scripts = scriptTexts(page);
    await open(page, address);
    const demo = await startDemo(page, 'CalendarBasic');
    await expect(demo.getByText(month, {exact: true})).toBeVisible();
    await expect(weekdays(page, 'CalendarBasic')).toHaveText([...days]);
    expect((await scriptsWith(scripts, chineseLocale)).length > 0).toBe(month === chinese.month);
  });
}

for (const [address, locale, first, night] of [
  ['/x/', 'en', 'Oct', '3/8 10:00 PM – 3/9 4:30 AM'],
  ['/zh/x/', 'zh-CN', '10月', '3/8 22:00 – 3/9 04:30'],
] as const) {
  test(`dates that a demo below ${address} formats, what it runs and what it shows`, async ({page}) => {
    await open(page, `${address}react-charts/axis/`);
    const groups = await startDemo(page, 'AxisGroups');
    await expect(groups.getByText(first, {exact: true})).toBeVisible();
    await expect(groups.locator('pre code').first()).toContainText(`new Intl.DateTimeFormat('${locale}', {`);
    await open(page, `${address}react-date-pickers/date-time-range-picker/`);
    const range = await startDemo(page, 'DateTimeRangePickerBasic');
    await expect(range.locator('input')).toHaveValue(night);
  });
}

test('a Chinese calendar from right to left begins its week on Monday, too', async ({page}) => {
  await storeOnce(page, {settings: '{"direction":"rtl"}'});
  await open(page, `/zh/x/${calendar}`);
  await startDemo(page, 'CalendarBasic');
  const heads = weekdays(page, 'CalendarBasic');
  await expect(heads).toHaveText([...chinese.days]);
  const [first, last] = [await heads.first().boundingBox(), await heads.last().boundingBox()];
  expect(first?.x).toBeGreaterThan(last?.x ?? Infinity);
});

test('the older version has Chinese dates on its Chinese pages', async ({page}) => {
  await open(page, '/zh/x/v7/react-date-pickers/date-picker/');
  await startDemo(page, 'DatePickerStatic');
  await expect(weekdays(page, 'DatePickerStatic')).toHaveText([...chinese.days]);
});

test('dates are in English beside texts that the reader chose', async ({page}) => {
  await storeOnce(page, {settings: '{"componentLocale":"frFR"}'});
  await open(page, `/zh/x/${calendar}`);
  const demo = await startDemo(page, 'CalendarBasic');
  await expect(demo.getByText(english.month, {exact: true})).toBeVisible();
  await expect(weekdays(page, 'CalendarBasic')).toHaveText([...english.days]);
});

test('a demo keeps the locale that it sets itself', async ({page}) => {
  await open(page, '/zh/x/react-date-pickers/adapters-locale/');
  const demo = await startDemo(page, 'AdapterLocaleSwitch');
  await expect(demo.getByText('März 2025', {exact: true})).toBeVisible();
});

test('a Chinese page whose demo has no dates loads no locale for them', async ({page}) => {
  const scripts = scriptTexts(page);
  await open(page, '/zh/x/introduction/support/');
  await startDemo(page, 'MinimalReproduction');
  expect(await scriptsWith(scripts, chineseLocale)).toEqual([]);
});

test('a date is typed into a field as the page on fields says', async ({page}) => {
  await open(page, '/x/react-date-pickers/fields/');
  const demo = await startDemo(page, 'FieldsFocus');
  const arrival = demo.getByRole('group', {name: 'Arrival'});
  await arrival.getByRole('spinbutton', {name: 'Month'}).click();
  await page.keyboard.type('04271988');
  await expect(arrival.locator('input')).toHaveValue('04/27/1988');
});
