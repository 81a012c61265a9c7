// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {VersionMenu} from '.';

const site = vi.hoisted(() => ({pathname: '', search: '', hash: '', registered: true}));

vi.mock('@archived-versions', () => import('../../../versionsArchived.json'));
vi.mock('@version-map', () => ({
  default: {
    built: 'current',
    versions: [
      {
        name: 'current',
        path: '',
        label: '8.0.0-alpha.12',
        packages: 'MUI X 8.29.3',
        pages: ['react-charts/', 'react-charts/bars/', 'react-charts/heatmap/'],
        moved: {},
      },
      {
        name: '7',
        path: 'v7',
        label: 'v7',
        packages: 'MUI X 7.29.13',
        pages: ['react-charts/', 'react-charts/bars/'],
        moved: {},
      },
    ],
  },
}));
vi.mock('@docusaurus/router', () => ({useLocation: () => site}));
vi.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => (site.registered ? {version: '8.0.0-alpha.12', packages: 'MUI X 8.29.3'} : undefined),
}));

beforeEach(() => {
  Object.assign(site, {pathname: '/x/react-charts/bars/', search: '', hash: '', registered: true});
});

afterEach(cleanup);

async function openMenu() {
  render(<VersionMenu />);
  const button = screen.getByRole('button', {name: 'Version 8.0.0-alpha.12'});
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  return {button, items: await screen.findAllByRole('menuitem')};
}

describe('version menu', () => {
  it('begins with the current version and its packages, and has the focus there', async () => {
    const {items} = await openMenu();
    const versions = items.slice(0, -1);
    expect(versions.map(({textContent}) => textContent?.slice(0, 2))).toEqual(['8.', 'v7', 'v6', 'v5', 'v4']);
    expect(items[0]?.textContent).toBe('8.0.0-alpha.12MUI X 8.29.3');
    expect(items[0]?.getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(items[0]));
  });

  it('a version built here keeps page, query and hash; an archived one opens its first page', async () => {
    Object.assign(site, {search: '?mode=dark', hash: '#Bars'});
    const {items} = await openMenu();
    expect(items[0]?.getAttribute('href')).toBe('/x/react-charts/bars/?mode=dark#Bars');
    expect(items[1]?.getAttribute('href')).toBe('/x/v7/react-charts/bars/?mode=dark#Bars');
    expect(items[1]?.textContent).toBe('v7MUI X 7.29.13');
    expect(items[2]?.getAttribute('href')).toBe('https://v6.mui.com/x/react-charts/');
  });

  it('a version built here without the page opens the first page of the product, and says so', async () => {
    Object.assign(site, {pathname: '/x/react-charts/heatmap/', search: '?mode=dark', hash: '#Heat'});
    const {items} = await openMenu();
    expect(items[1]?.getAttribute('href')).toBe('/x/v7/react-charts/');
    expect(items[1]?.textContent).toBe('v7MUI X 7.29.13Does not have this page, opens Charts');
  });

  it('a product that a version lacks is disabled, with the reason, and can be reached', async () => {
    const {items} = await openMenu();
    const missing = items.filter((item) => item.getAttribute('aria-disabled') === 'true');
    expect(missing.map(({textContent}) => textContent)).toEqual([
      'v5Does not have Charts',
      'v4Does not have Charts',
    ]);
    for (const item of missing) {
      expect(item.hasAttribute('href')).toBe(false);
      expect(item.tabIndex).toBe(-1);
    }
  });

  it('ends with the page about what changed', async () => {
    const {items} = await openMenu();
    expect(items.at(-1)?.textContent).toBe('What changed between versions');
    expect(items.at(-1)?.getAttribute('href')).toBe('/x/migration-v8/');
  });

  it('Escape returns the focus', async () => {
    const {button, items} = await openMenu();
    fireEvent.keyDown(items[0] ?? button, {key: 'Escape'});
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('says so when the plugin is not registered', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    site.registered = false;
    expect(() => render(<VersionMenu />)).toThrow('The plugin library-versions is not registered');
  });
});
