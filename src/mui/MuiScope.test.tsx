// @vitest-environment jsdom
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import {useTheme} from '@mui/material/styles';
import {act, cleanup, configure, render, screen, waitFor} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {ThemeSettingsProvider, useThemeSettingsDispatch} from '../preferences/theme';
import {demoTheme} from './buildTheme';
import MuiScope from './MuiScope';
import {siteTheme} from './siteTheme';
import type {MuiScopeProps} from './MuiScope';
import {componentLocaleFor} from './themeParts';

vi.mock('@page-component-locale', () => ({default: 'zhCN'}));
vi.mock('@theme/LoadFailure', () => import('../theme/LoadFailure'));
vi.mock('@component-locales', () => ({
  default: [
    {
      code: 'zhCN',
      nativeName: '中文',
      load: async () => [{components: {MuiAlert: {defaultProps: {closeText: '关闭'}}}}],
    },
    {code: 'deDE', nativeName: 'Deutsch', load: () => german()},
  ],
}));

// The machine may have other things to do.
configure({asyncUtilTimeout: 10_000});

const german = vi.hoisted(() => vi.fn<() => Promise<readonly object[]>>());

const colors = {light: '#ffffff', dark: '#000000'};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function ThemeFacts() {
  const {direction, shape, palette} = useTheme();
  return <output>{`${direction} ${shape.borderRadius} ${palette.mode}`}</output>;
}

function Rtl() {
  const dispatch = useThemeSettingsDispatch();
  return (
    <button type="button" onClick={() => dispatch({type: 'CHANGE', payload: {direction: 'rtl'}})}>
      mirror
    </button>
  );
}

function show(props: Omit<MuiScopeProps, 'children'>) {
  return render(
    <ThemeSettingsProvider themeColors={colors}>
      <Rtl />
      <MuiScope {...props}>
        <ThemeFacts />
        <Alert onClose={() => {}}>text</Alert>
        <Button>Save</Button>
      </MuiScope>
    </ThemeSettingsProvider>,
  );
}

describe('MuiScope', () => {
  it('mirrors at run time, theme and style cache together', async () => {
    show({makeTheme: demoTheme, forDemos: true});
    expect((await screen.findByRole('status')).textContent).toBe('ltr 4 light');
    expect(screen.getByText('Save').className).toContain('css-');
    act(() => screen.getByText('mirror').click());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('rtl 4 light'));
    expect(screen.getByText('Save').className).toContain('rtl-');
    expect(screen.getByText('Save').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  });

  it('component texts follow the language of the page', async () => {
    show({makeTheme: demoTheme, forDemos: true});
    expect(await screen.findByRole('button', {name: '关闭'})).toBeDefined();
  });

  it('a pack that the reader chose and that does not load is told, and the texts stay English', async () => {
    german.mockRejectedValue(new Error('offline'));
    show({makeTheme: demoTheme, forDemos: true, overrides: {componentLocale: 'deDE'}});
    expect(await screen.findByRole('button', {name: 'Close'})).toBeDefined();
    german.mockResolvedValue([{components: {MuiAlert: {defaultProps: {closeText: 'Zu'}}}}]);
    act(() => screen.getByRole('button', {name: 'Try again'}).click());
    expect(await screen.findByRole('button', {name: 'Zu'})).toBeDefined();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it.each([
    ['demos', {makeTheme: demoTheme, forDemos: true}, true],
    ['the parts of the site', {makeTheme: siteTheme}, false],
  ])('the density of %s', async (_, props, isSmall) => {
    show({...props, overrides: {dense: true}});
    const button = await screen.findByText('Save');
    expect(button.className.includes('MuiButton-sizeSmall')).toBe(isSmall);
  });

  it('styles that do not load are told, and what ran before goes on until they do', async () => {
    let isDown = true;
    vi.doMock('./rtlCache', () => {
      if (isDown) throw new Error('Loading chunk failed');
      return vi.importActual('./rtlCache');
    });
    show({makeTheme: demoTheme, forDemos: true});
    expect((await screen.findByRole('status')).textContent).toBe('ltr 4 light');
    act(() => screen.getByText('mirror').click());
    expect(await screen.findByText(/could not be loaded/)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('ltr 4 light');
    isDown = false;
    act(() => screen.getByRole('button', {name: 'Try again'}).click());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('rtl 4 light'));
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    vi.doUnmock('./rtlCache');
  });

  it('the site theme, with settings of its own', async () => {
    show({makeTheme: siteTheme, overrides: {paletteMode: 'dark'}});
    expect((await screen.findByRole('status')).textContent).toBe('ltr 12 dark');
    expect(screen.getByRole('button', {name: 'Close'})).toBeDefined();
  });
});

describe('componentLocaleFor', () => {
  it.each([
    [null, 'zhCN'],
    ['frFR', 'frFR'],
    ['enUS', 'enUS'],
  ])('choice %j on a page with Chinese texts: %j', (choice, code) => {
    expect(componentLocaleFor(choice)).toBe(code);
  });
});
