// @vitest-environment jsdom
import {createRequire} from 'node:module';
import path from 'node:path';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {zhCN} from '@mui/x-date-pickers/locales';
import {AdapterDayjs as AdapterDayjsV7} from '@mui/x-date-pickers-v7/AdapterDayjs';
import {DateCalendar as DateCalendarV7} from '@mui/x-date-pickers-v7/DateCalendar';
import {LocalizationProvider as LocalizationProviderV7} from '@mui/x-date-pickers-v7/LocalizationProvider';
import {cleanup, render, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type {ReactNode} from 'react';
import {afterEach, describe, expect, it} from 'vitest';
import webpack from 'webpack';
import {tempFolder} from '../../tests/unit/tempFolder';
import {datesModule, datesPart, getDateLocale} from './dates';

const project = process.cwd();
const require = createRequire(path.join(project, 'package.json'));

afterEach(cleanup);

describe('getDateLocale', () => {
  const chinese = {texts: 'zhCN', dates: 'zh-cn'};
  it.each([
    ['zhCN', chinese, 'zh-cn'],
    ['frFR', chinese, 'en'],
    ['zhCN', undefined, undefined],
    ['frFR', {texts: 'frFR'}, undefined],
  ])('beside texts in %s, where the site has %j: %s', (code, language, locale) => {
    expect(getDateLocale(code, language)).toBe(locale);
  });
});

/** What a demo exports that the bundler made with the stand-in, and with a date that it makes while it is read. */
async function bundled(demo: string): Promise<unknown> {
  const folder = tempFolder({'demo.js': demo, 'dayjs.cjs': datesModule(require, 'zh-cn')});
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'development',
        devtool: false,
        target: 'node',
        context: folder,
        entry: './demo.js',
        output: {path: folder, filename: 'out.cjs', library: {type: 'commonjs2'}},
        resolve: {
          alias: {dayjs$: path.join(folder, 'dayjs.cjs')},
          modules: [path.join(project, 'node_modules')],
        },
      },
      (error, stats) => {
        const cause = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        return cause ? reject(cause) : resolve();
      },
    );
  });
  return require(path.join(folder, 'out.cjs'));
}

describe('the stand-in for Day.js', () => {
  it('names a locale that there is not', () => {
    expect(() => datesModule(require, 'zh-xx')).toThrow('no locale "zh-xx"');
  });

  it('is the library, with its locale before the first date is made, whatever locales a demo loads', async () => {
    const demo = `
      import dayjs from 'dayjs';
      import 'dayjs/locale/de';
      const day = dayjs('2025-05-14');
      export const written = day.format('MMMM');
      export const week = day.startOf('week').format('YYYY-MM-DD');
      export const german = day.locale('de').format('MMMM');
    `;
    expect(await bundled(demo)).toMatchObject({written: '五月', week: '2025-05-12', german: 'Mai'});
  });
});

const day = dayjs('2025-05-14');

const calendar = (adapterLocale?: string) => (
  <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale}>
    <DateCalendar defaultValue={day} />
  </LocalizationProvider>
);

const calendarV7 = (adapterLocale?: string) => (
  <LocalizationProviderV7 dateAdapter={AdapterDayjsV7} adapterLocale={adapterLocale}>
    <DateCalendarV7 defaultValue={day} />
  </LocalizationProviderV7>
);

describe.each([
  ['8', calendar],
  ['7', calendarV7],
])('pickers of version %s', (_version, calendarIn) => {
  /** Shows a calendar in the theme of a Chinese page, and gives the heads of its columns. */
  function renderWeekdays(shown: ReactNode): (string | null)[] {
    render(<ThemeProvider theme={createTheme({}, zhCN, datesPart('zh-cn'))}>{shown}</ThemeProvider>);
    return screen.getAllByRole('columnheader').map(({textContent}) => textContent);
  }

  it('have months and weeks of the language, beside its texts', () => {
    expect(renderWeekdays(calendarIn())).toEqual(['一', '二', '三', '四', '五', '六', '日']);
    expect(screen.getByText('五月 2025')).toBeDefined();
    expect(screen.getByRole('button', {name: '下个月'})).toBeDefined();
  });

  it('keep a locale of their own', () => {
    expect(renderWeekdays(calendarIn('en'))).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S']);
    expect(screen.getByText('May 2025')).toBeDefined();
  });
});
