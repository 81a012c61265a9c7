// @vitest-environment jsdom
import {act, render} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {ThemeSettingsProvider, useThemeSettings, useThemeSettingsDispatch} from './ThemeSettingsProvider';
import {THEME_SETTINGS_STORAGE_KEY} from './types';

const colors = {light: '#ffffff', dark: '#000000'};

function Reader() {
  const {spacing, dense, paletteMode} = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  return (
    <button type="button" onClick={() => dispatch({type: 'INCREASE_SPACING'})}>
      {`${spacing} ${dense} ${paletteMode}`}
    </button>
  );
}

function Dispatcher() {
  useThemeSettingsDispatch();
  return null;
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-theme');
});

describe('ThemeSettingsProvider', () => {
  it.each([
    ['useThemeSettings', Reader],
    ['useThemeSettingsDispatch', Dispatcher],
  ])('%s throws without the provider', (_, Component) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Component />)).toThrow(new Error('Forgot to wrap component in ThemeProvider'));
  });

  it('hydrates with the defaults and shows the stored values at once', async () => {
    const errors = vi.spyOn(console, 'error');
    localStorage.setItem(THEME_SETTINGS_STORAGE_KEY, '{"spacing":4,"dense":true}');
    document.documentElement.setAttribute('data-theme', 'dark');
    const app = (
      <ThemeSettingsProvider themeColors={colors}>
        <Reader />
      </ThemeSettingsProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    vi.stubGlobal('window', undefined);
    container.innerHTML = renderToString(app);
    vi.unstubAllGlobals();
    expect(container.textContent).toBe('8 false light');

    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const mismatch = vi.fn();
    const root = await act(() => hydrateRoot(container, app, {onRecoverableError: mismatch}));
    expect(container.textContent).toBe('4 true dark');
    expect(mismatch).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();

    act(() => container.querySelector('button')?.click());
    expect(container.textContent).toBe('5 true dark');
    expect(localStorage.getItem(THEME_SETTINGS_STORAGE_KEY)).toContain('"spacing":5');
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
});
