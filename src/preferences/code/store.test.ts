// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {codePreferencesScript} from './script';
import {PACKAGE_MANAGER_STORAGE_KEY} from './storage';
import {createCodePreferencesStore} from './store';
import {DEFAULT_CODE_PREFERENCES} from './types';

type Visit = {hash?: string; cookies?: readonly string[]; stored?: string};

function clear(): void {
  for (const name of ['codeVariant', 'codeStyling']) {
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  localStorage.clear();
  history.replaceState(null, '', '/x/');
}

function visit({hash = '', cookies = [], stored}: Visit): void {
  clear();
  history.replaceState(null, '', `/x/${hash}`);
  cookies.forEach((cookie) => (document.cookie = `${cookie}; path=/`));
  if (stored !== undefined) {
    localStorage.setItem(PACKAGE_MANAGER_STORAGE_KEY, stored);
  }
}

/** What the attributes of `<html>` say. */
function shown() {
  const {dataset} = document.documentElement;
  return {
    codeVariant: dataset.codeVariant,
    codeStyling: dataset.codeStyling,
    packageManager: dataset.packageManager,
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  clear();
});

const visits: readonly Visit[] = [
  {},
  {cookies: ['codeVariant=JS']},
  {cookies: ['codeStyling=MUI%20System', 'codeVariant=TS'], stored: 'pnpm'},
  {cookies: ['codeStyling=Tailwind'], stored: 'yarn'},
  {hash: '#Name.js', cookies: ['codeVariant=TS']},
  {hash: '#tailwind-Name.tsx', cookies: ['codeVariant=JS', 'codeStyling=CSS']},
  {hash: '#css-x', cookies: ['codeVariant=JS']},
  {hash: '#system-Name.js', cookies: ['codeStyling=Tailwind']},
  {hash: '#install'},
  {cookies: ['codeVariant=%E0%A4%A', 'codeStyling=%'], stored: 'bun'},
  {cookies: ['codeVariant=constructor', 'codeStyling=__proto__'], stored: '{}'},
  {cookies: ['codeVariant=<script>', 'codeStyling=css'], stored: ''},
];

describe('code preferences', () => {
  it.each(visits)('the script before the first paint and the store agree on %j', (each) => {
    visit(each);
    window.eval(codePreferencesScript());
    expect(shown()).toEqual(createCodePreferencesStore(window).getSnapshot());
  });

  it('hash, then cookie, then default', () => {
    visit({hash: '#Name.js', cookies: ['codeVariant=TS', 'codeStyling=CSS']});
    expect(createCodePreferencesStore(window).getSnapshot()).toEqual({
      codeVariant: 'JS',
      codeStyling: 'CSS',
      packageManager: 'npm',
    });
  });

  it('the server and blocked storage show the defaults', () => {
    expect(createCodePreferencesStore(null).getSnapshot()).toBe(DEFAULT_CODE_PREFERENCES);
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockImplementation(denied);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
    window.eval(codePreferencesScript());
    expect(createCodePreferencesStore(window).getSnapshot()).toEqual(DEFAULT_CODE_PREFERENCES);
    expect(shown()).toEqual(DEFAULT_CODE_PREFERENCES);
  });

  it('a later hash counts and is not kept', () => {
    visit({});
    const store = createCodePreferencesStore(window);
    store.followHash('#tailwind-Name.js');
    expect(store.getSnapshot()).toMatchObject({codeVariant: 'JS', codeStyling: 'Tailwind'});
    expect(shown()).toMatchObject({codeVariant: 'JS', codeStyling: 'Tailwind'});
    store.followHash('#install');
    expect(store.getSnapshot()).toMatchObject({codeVariant: 'JS', codeStyling: 'Tailwind'});
    expect(document.cookie).toBe('');
  });

  it('a choice is shown, told and kept', () => {
    visit({});
    const store = createCodePreferencesStore(window);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    expect(document.cookie).toBe('');
    store.choose({codeVariant: 'JS'});
    store.choose({packageManager: 'pnpm'});
    expect(listener).toHaveBeenCalledTimes(2);
    expect(shown()).toEqual({codeVariant: 'JS', codeStyling: 'MUI System', packageManager: 'pnpm'});
    expect(document.cookie).toBe('codeVariant=JS');
    expect(createCodePreferencesStore(window).getSnapshot()).toEqual(store.getSnapshot());
    stop();
    store.choose({codeVariant: 'TS'});
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('the same object until something changes', () => {
    visit({});
    const store = createCodePreferencesStore(window);
    const before = store.getSnapshot();
    store.choose({codeVariant: 'TS'});
    expect(store.getSnapshot()).toBe(before);
    expect(document.cookie).toBe('codeVariant=TS');
  });
});

it('preferences that are the defaults are the same object: what uses them is not drawn anew', () => {
  visit({});
  expect(createCodePreferencesStore(window).getSnapshot()).toBe(DEFAULT_CODE_PREFERENCES);
  visit({cookies: ['codeVariant=JS']});
  expect(createCodePreferencesStore(window).getSnapshot().codeVariant).toBe('JS');
});
