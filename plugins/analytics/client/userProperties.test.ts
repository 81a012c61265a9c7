// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {changedProperties, readUserProperties, watchUserProperties} from './userProperties';

const system = {dark: false, listeners: new Set<() => void>()};

beforeEach(() => {
  system.dark = false;
  system.listeners.clear();
  vi.stubGlobal('devicePixelRatio', 1.5625);
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.dark;
    },
    addEventListener: (_type: string, listener: () => void) => system.listeners.add(listener),
  }));
  const html = document.documentElement;
  html.setAttribute('data-code-variant', 'TS');
  html.setAttribute('data-code-styling', 'MUI System');
  html.setAttribute('data-theme-choice', 'system');
});

const initial = {
  codeVariant: 'TS',
  userLanguage: 'en',
  devicePixelRatio: 1.6,
  colorSchemeOS: 'light',
  colorScheme: 'system',
  codeStylingVariant: 'MUI System',
};

describe('user properties', () => {
  it('are read from the page and the browser, the ratio with one decimal', () => {
    expect(readUserProperties(window)).toEqual(initial);
  });

  it('only what is new is sent', () => {
    expect(changedProperties({a: 1, b: 'x'}, {a: 1, b: 'y', c: 2})).toEqual({b: 'y', c: 2});
    expect(changedProperties({a: 1}, {a: 1})).toEqual({});
  });

  it('are sent at once and each when it changes', async () => {
    const send = vi.fn();
    watchUserProperties(window, send);
    expect(send.mock.calls).toEqual([[initial]]);
    const html = document.documentElement;
    html.setAttribute('data-code-variant', 'JS');
    await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith({codeVariant: 'JS'}));
    html.setAttribute('data-code-styling', 'Tailwind');
    await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith({codeStylingVariant: 'Tailwind'}));
    html.setAttribute('data-theme-choice', 'dark');
    await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith({colorScheme: 'dark'}));
    system.dark = true;
    system.listeners.forEach((listener) => listener());
    expect(send).toHaveBeenLastCalledWith({colorSchemeOS: 'dark'});
    vi.stubGlobal('devicePixelRatio', 2);
    window.dispatchEvent(new Event('resize'));
    expect(send).toHaveBeenLastCalledWith({devicePixelRatio: 2});
    window.dispatchEvent(new Event('resize'));
    expect(send).toHaveBeenCalledTimes(6);
  });
});
