import {describe, expect, it} from 'vitest';
import {API_LAYOUT_STORAGE_KEY} from '../api-reference/client/layouts';
import {storageNamespace} from '@site/config/storage';
import {PACKAGE_MANAGER_STORAGE_KEY} from '@site/src/preferences/code/storage';
import {THEME_SETTINGS_STORAGE_KEY} from '@site/src/preferences/theme';
import {
  draftsKey,
  ratingLifeMs,
  ratingsKey,
  unsentKey,
  unsentLifeMs,
  visitKey,
} from '../feedback/client/memory';
import {RECENT_STORAGE_KEY} from '../search/client/recent';
import {CONSENT_STORAGE_KEY} from './client';
import {findStoredItem, storedItems} from './privacy';

describe('the list of stored things', () => {
  it.each([
    ['localStorage', THEME_SETTINGS_STORAGE_KEY],
    ['localStorage', PACKAGE_MANAGER_STORAGE_KEY],
    ['localStorage', API_LAYOUT_STORAGE_KEY],
    ['localStorage', CONSENT_STORAGE_KEY],
    ['localStorage', RECENT_STORAGE_KEY],
    ['sessionStorage', visitKey],
    ['localStorage', `theme-${storageNamespace}`],
    ['sessionStorage', `${storageNamespace}.sidebar-scroll.dataGrid`],
    ['cookie', '_ga'],
    ['cookie', '_ga_ABC'],
  ] as const)('has %s %s', (kind, name) => {
    expect(findStoredItem(kind, name)).toBeDefined();
  });

  it.each([
    [draftsKey, unsentLifeMs],
    [unsentKey, unsentLifeMs],
    [ratingsKey, ratingLifeMs],
  ])('says how long %s is kept', (name, lifeMs) => {
    expect(findStoredItem('localStorage', name)?.life).toEqual({days: lifeMs / 86_400_000});
  });

  it('has no entry for another kind or name', () => {
    expect(findStoredItem('cookie', THEME_SETTINGS_STORAGE_KEY)).toBeUndefined();
    expect(findStoredItem('cookie', '_gat')).toBeUndefined();
  });

  it('names each thing once', () => {
    const names = storedItems.map(({kind, name}) => `${kind} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
