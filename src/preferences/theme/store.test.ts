// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import * as pageDirection from './getPageDirection';
import {createThemeSettingsStore} from './store';
import {shareLink} from './shareLink';
import {DEFAULT_THEME_SETTINGS, THEME_SETTINGS_STORAGE_KEY} from './types';

const colors = {light: '#ffffff', dark: '#000000'};
const html = document.documentElement;
let stop = () => {};

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" content="a"><meta name="theme-color" media="print" content="b">';
  html.setAttribute('data-theme', 'light');
});

afterEach(() => {
  stop();
  stop = () => {};
  vi.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

function connected() {
  const store = createThemeSettingsStore(window, colors);
  stop = store.connect();
  return store;
}

const storedNow = () => JSON.parse(localStorage.getItem(THEME_SETTINGS_STORAGE_KEY) ?? '{}') as unknown;

describe('settings of a reader on a page whose language runs from right to left', () => {
  beforeEach(() => void vi.spyOn(pageDirection, 'getPageDirection').mockReturnValue('rtl'));

  it('have its direction until one is chosen, which holds in every language', () => {
    const store = connected();
    expect([store.getSnapshot().direction, html.dir]).toEqual(['rtl', 'rtl']);
    store.dispatch({type: 'SET_DENSE', payload: true});
    expect(storedNow()).not.toHaveProperty('direction');
    store.dispatch({type: 'CHANGE', payload: {direction: 'ltr'}});
    expect([html.dir, storedNow()]).toEqual(['ltr', expect.objectContaining({direction: 'ltr'})]);
    expect(shareLink('https://docs.test/ar/x/', {...store.getSnapshot(), mode: null})).toBe(
      'https://docs.test/ar/x/?settings=dir.ltr~dense',
    );
  });
});

describe('settings store', () => {
  it('starts from the storage', () => {
    localStorage.setItem(THEME_SETTINGS_STORAGE_KEY, '{"direction":"rtl","spacing":99,"dense":true}');
    expect(connected().getSnapshot()).toEqual({...DEFAULT_THEME_SETTINGS, direction: 'rtl', dense: true});
  });

  it('a share link comes before the storage and is not stored by itself', () => {
    const text = '{"direction":"rtl","dense":true}';
    localStorage.setItem(THEME_SETTINGS_STORAGE_KEY, text);
    history.replaceState(null, '', '/?settings=spacing.4');
    const store = connected();
    expect(store.getSnapshot()).toEqual({...DEFAULT_THEME_SETTINGS, spacing: 4});
    expect(localStorage.getItem(THEME_SETTINGS_STORAGE_KEY)).toBe(text);
    store.dispatch({type: 'SET_DENSE', payload: true});
    expect(JSON.parse(localStorage.getItem(THEME_SETTINGS_STORAGE_KEY) ?? '')).toEqual({
      dense: true,
      spacing: 4,
      paletteColors: {},
      componentLocale: null,
    });
  });

  it('shows mode and direction on the document', async () => {
    const store = connected();
    store.dispatch({type: 'CHANGE', payload: {direction: 'rtl'}});
    store.dispatch({type: 'SET_DENSE', payload: true});
    expect([html.dir, document.body.dir, html.hasAttribute('data-dense')]).toEqual(['rtl', 'rtl', true]);
    expect(document.body.className).toBe('mode-light');

    html.setAttribute('data-theme', 'dark');
    await vi.waitFor(() => expect(store.getSnapshot().paletteMode).toBe('dark'));
    expect(document.body.className).toBe('mode-dark');
    expect([...document.querySelectorAll('meta')].map((meta) => meta.content)).toEqual([
      '#000000',
      '#000000',
    ]);
  });

  it('follows other tabs, corrupt values and a cleared storage included', () => {
    const store = connected();
    const listener = vi.fn();
    store.subscribe(listener);
    const fire = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', {key, newValue}));
    fire(THEME_SETTINGS_STORAGE_KEY, '{"dense":true,"spacing":3,"componentLocale":"deDE"}');
    expect(store.getSnapshot()).toEqual({
      ...DEFAULT_THEME_SETTINGS,
      dense: true,
      spacing: 3,
      componentLocale: 'deDE',
    });
    fire('other', '{"dense":false}');
    expect(store.getSnapshot().dense).toBe(true);
    fire(THEME_SETTINGS_STORAGE_KEY, '{{');
    expect(store.getSnapshot()).toEqual(DEFAULT_THEME_SETTINGS);
    fire(THEME_SETTINGS_STORAGE_KEY, '{"dense":true}');
    fire(null, null);
    expect(store.getSnapshot()).toEqual(DEFAULT_THEME_SETTINGS);
    expect(listener).toHaveBeenCalled();
    expect(localStorage.getItem(THEME_SETTINGS_STORAGE_KEY)).toBeNull();
  });

  it('works without persistence when the storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = connected();
    store.dispatch({type: 'INCREASE_SPACING'});
    expect(store.getSnapshot().spacing).toBe(9);
  });

  it('tells nobody when nothing changes', () => {
    const store = connected();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.dispatch({type: 'RESET_DENSITY'});
    expect(listener).not.toHaveBeenCalled();
    expect(localStorage.getItem(THEME_SETTINGS_STORAGE_KEY)).toBeNull();
    unsubscribe();
    store.dispatch({type: 'INCREASE_SPACING'});
    expect(listener).not.toHaveBeenCalled();
  });

  it('has the defaults on the server', () => {
    const store = createThemeSettingsStore(null, colors);
    store.connect()();
    expect(store.getSnapshot()).toBe(DEFAULT_THEME_SETTINGS);
  });
});

it('settings that are the defaults are the same object: what uses them is not drawn anew', () => {
  expect(connected().getSnapshot()).toBe(DEFAULT_THEME_SETTINGS);
});
