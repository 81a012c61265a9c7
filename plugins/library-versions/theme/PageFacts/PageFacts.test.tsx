// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {CodePreferencesProvider} from '@site/plugins/code-variants/client';
import PageFacts from '.';

vi.mock('@theme/CopyButton', () => import('@site/plugins/code-variants/theme/CopyButton'));
vi.mock('@theme/ManagerTabs', () => import('@site/plugins/code-variants/theme/ManagerTabs'));
vi.mock('@theme/FactMenu', () => import('@site/src/theme/FactMenu'));
vi.mock('@theme/PageMarkdown', () => ({default: () => null}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en'}}}}),
}));

const clipboard = {writeText: vi.fn<(text: string) => Promise<void>>()};

beforeEach(() => {
  clipboard.writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard});
});
afterEach(cleanup);

function show(specs: string) {
  render(
    <CodePreferencesProvider>
      <PageFacts specs={specs} />
    </CodePreferencesProvider>,
  );
}

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const menu = () => screen.getByRole('button', {name: 'Plans and package managers'});

it('a copy button is called after the package whose command it copies', async () => {
  show('@mui/x-charts@8.29.3 @mui/x-charts-pro@8.29.3');
  await press(screen.getByRole('button', {name: 'Copy @mui/x-charts'}));
  expect(clipboard.writeText).toHaveBeenLastCalledWith('npm install @mui/x-charts@8.29.3');
  expect(screen.queryByRole('button', {name: 'Copy @mui/x-charts-pro'})).toBeNull();
});

it('the menu has each package with its plan, and the package managers', async () => {
  show('@mui/x-charts@8.29.3 @mui/x-charts-pro@8.29.3');
  await press(menu());
  const list = within(screen.getByRole('list', {name: 'Packages of this page'}));
  expect(list.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    '@mui/x-charts@8.29.3CommunityCopy',
    '@mui/x-charts-pro@8.29.3ProCopy',
  ]);
  await press(screen.getByRole('button', {name: 'pnpm'}));
  await press(list.getByRole('button', {name: 'Copy @mui/x-charts-pro'}));
  expect(clipboard.writeText).toHaveBeenLastCalledWith('pnpm add @mui/x-charts-pro@8.29.3');
  expect(list.getByRole('button', {name: 'Copied'})).toBeDefined();
  fireEvent.keyDown(menu(), {key: 'Escape'});
  expect(menu().getAttribute('aria-expanded')).toBe('false');
});

it('a page without packages has no command', () => {
  show('');
  expect(screen.queryByRole('button')).toBeNull();
});
