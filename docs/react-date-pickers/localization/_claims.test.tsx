import {enUS as materialEnglish, zhCN as materialChinese} from '@mui/material/locale';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import * as locales from '@mui/x-date-pickers/locales';
import {claim} from '@site/tests/claims/claim';
import {text} from '@site/tests/claims/pickers';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';
import LocalizationBasic from './_demos/LocalizationBasic';
import LocalizationLabels from './_demos/LocalizationLabels';
import LocalizationSwitch from './_demos/LocalizationSwitch';

const packs = Object.keys(locales).filter((name) => /^[a-z]{2}[A-Z]{2}$/.test(name));

claim('lead', 'an empty field has German placeholders', async () => {
  await render(<LocalizationBasic />);
  const sections = () => document.querySelector('.MuiPickersSectionList-root')?.textContent;
  await expect.poll(() => sections()?.replace(/[\u200E\u2066-\u2069]/g, '')).toBe('TT.MM.JJJJ');
});

claim('languages', 'there are about forty packs, and two languages have several', () => {
  expect(packs.length).toBeGreaterThan(35);
  expect(packs.length).toBeLessThan(45);
  expect(packs.filter((name) => name.startsWith('pt'))).toEqual(['ptBR', 'ptPT']);
  expect(packs.filter((name) => name.startsWith('zh'))).toEqual(['zhCN', 'zhHK', 'zhTW']);
});

claim('languages', 'a pack that leaves texts out leaves them in English', () => {
  const texts = ({components}: typeof locales.enUS) =>
    components.MuiLocalizationProvider.defaultProps.localeText;
  const english = Object.keys(texts(locales.enUS));
  expect(Object.keys(texts(locales.deDE)).sort()).toEqual(english.sort());
  expect(Object.keys(texts(locales.urPK)).length).toBeLessThan(english.length);
});

claim('material', 'another language changes the names of all components in the demo', async () => {
  const screen = await render(
    <ThemeProvider theme={createTheme()}>
      <LocalizationLabels />
    </ThemeProvider>,
  );
  await screen.getByRole('button', {name: '中文'}).click();
  await expect.element(screen.getByText('第 1 条到第 10 条，共 95 条')).toBeVisible();
  await expect.element(screen.getByRole('button', {name: '展开'})).toBeVisible();
  await expect.element(screen.getByRole('button', {name: '打开'})).toBeVisible();
  await expect.element(screen.getByRole('button', {name: '关闭'})).toBeVisible();
  await expect.element(screen.getByRole('radio', {name: '4 颗星'})).toBeChecked();
});

claim('material', 'the Chinese pack has nothing for Pagination, the English one is empty', () => {
  expect(Object.keys(materialChinese.components ?? {})).not.toContain('MuiPagination');
  expect(materialEnglish).toEqual({});
});

claim('switch', 'the value stays, and is written as the language has it', async () => {
  const screen = await render(<LocalizationSwitch />);
  await expect.poll(text).toBe('2025.11.21.');
  await screen.getByRole('button', {name: 'Português'}).click();
  await expect.poll(text).toBe('21/11/2025');
});
