// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {CORRUPT_VALUES} from '../../../tests/unit/corruptValues';
import {themeSettingsScript} from './script';
import {THEME_SETTINGS_STORAGE_KEY} from './types';

interface Visit {
  readonly stored?: string;
  readonly search?: string;
  readonly theme?: string;
  /** Direction of the page's language, as the server has written it. */
  readonly pageDirection?: string;
  readonly systemDark?: boolean;
}

/** Runs the script in a fresh document and returns what it did to it. */
function visit({stored, search = '', theme = 'light', pageDirection, systemDark}: Visit) {
  const {documentElement: html, head, body} = document;
  for (const element of [html, body]) {
    element.getAttributeNames().forEach((name) => element.removeAttribute(name));
  }
  html.setAttribute('data-theme', theme);
  if (pageDirection !== undefined) html.dir = pageDirection;
  head.innerHTML = '<meta name="theme-color"><meta name="theme-color" media="print">';
  history.replaceState(null, '', `/x/${search}`);
  vi.stubGlobal('matchMedia', systemDark === undefined ? undefined : () => ({matches: systemDark}));
  if (stored !== undefined) {
    localStorage.setItem(THEME_SETTINGS_STORAGE_KEY, stored);
  }
  window.eval(themeSettingsScript({light: '#ffffff', dark: '#0b1220'}));
  return {
    theme: html.getAttribute('data-theme'),
    dir: html.dir,
    bodyDir: body.getAttribute('dir'),
    dense: html.hasAttribute('data-dense'),
    bodyClass: body.className,
    themeColors: [...document.querySelectorAll('meta')].map((meta) => meta.content),
    choice: html.getAttribute('data-theme-choice'),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const untouched = {
  theme: 'light',
  dir: 'ltr',
  bodyDir: 'ltr',
  dense: false,
  bodyClass: 'mode-light',
  themeColors: ['#ffffff', '#ffffff'],
  choice: null,
};
const dark = {theme: 'dark', bodyClass: 'mode-dark', themeColors: ['#0b1220', '#0b1220']};
const rtl = {dir: 'rtl', bodyDir: 'rtl'};

describe('script before the first paint', () => {
  it('puts the direction back when something else writes html[dir]', async () => {
    visit({stored: '{"direction":"rtl"}'});
    document.documentElement.dir = 'ltr';
    await vi.waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  });

  it('shows the defaults', () => {
    expect(visit({})).toEqual(untouched);
  });

  it('follows the mode that is set', () => {
    expect(visit({theme: 'dark'})).toEqual({...untouched, ...dark});
  });

  it('applies stored settings', () => {
    expect(visit({stored: '{"direction":"rtl","dense":true}'})).toEqual({...untouched, ...rtl, dense: true});
  });

  it('leaves the direction of the language to readers who have chosen none', () => {
    expect(visit({pageDirection: 'rtl'})).toEqual({...untouched, ...rtl});
    expect(visit({pageDirection: 'rtl', stored: '{"dense":true}'})).toEqual({
      ...untouched,
      ...rtl,
      dense: true,
    });
    expect(visit({pageDirection: 'rtl', search: '?settings=dense'})).toEqual({
      ...untouched,
      ...rtl,
      dense: true,
    });
    expect(visit({pageDirection: 'rtl', stored: '{"direction":"ltr"}'})).toEqual(untouched);
    expect(visit({pageDirection: 'rtl', search: '?settings=dir.ltr'})).toEqual(untouched);
  });

  it('a share link replaces stored settings', () => {
    expect(visit({search: '?settings=mode.dark~dir.rtl', stored: '{"dense":true}'})).toEqual({
      ...untouched,
      ...dark,
      ...rtl,
      choice: 'dark',
    });
  });

  it('the mode of a share link may be the system', () => {
    expect(visit({search: '?settings=mode.system', systemDark: true})).toEqual({
      ...untouched,
      ...dark,
      choice: 'system',
    });
    expect(visit({search: '?settings=mode.system', theme: 'dark', systemDark: false})).toEqual({
      ...untouched,
      choice: 'system',
    });
  });

  it('a stored mode that is neither light nor dark is dropped', () => {
    expect(visit({theme: 'purple', systemDark: true})).toEqual({...untouched, ...dark, choice: 'system'});
    expect(visit({theme: 'purple'})).toEqual({...untouched, choice: 'system'});
  });

  it('works when the storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(visit({})).toEqual(untouched);
    vi.restoreAllMocks();
  });

  it('has at least 50 corrupt values to try', () => {
    expect(CORRUPT_VALUES.length).toBeGreaterThanOrEqual(50);
  });

  it.each(CORRUPT_VALUES)('the corrupt stored value %j changes nothing', (stored) => {
    expect(visit({stored})).toEqual(untouched);
  });

  it.each(CORRUPT_VALUES.filter((value) => value !== 'mode.dark'))(
    'the corrupt link %j leaves the stored settings',
    (value) => {
      const search = `?settings=${value.startsWith('%') ? value : encodeURIComponent(value)}`;
      expect(visit({search, stored: '{"direction":"rtl"}'})).toEqual({...untouched, ...rtl});
    },
  );

  it('cannot end the script element that it stands in', () => {
    expect(themeSettingsScript({light: '</script>', dark: '<!--'})).not.toMatch(/<\/script|<!--/);
  });
});
