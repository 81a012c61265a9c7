import {describe, expect, it} from 'vitest';
import {CORRUPT_VALUES} from '../../../tests/unit/corruptValues';
import {parseThemeSettings, parseStoredText} from './parse';
import {decodeThemeSettings, themeSettingsFromSearch} from './share';
import type {SharedThemeSettings} from './share';
import {encodeThemeSettings, shareLink} from './shareLink';
import {DEFAULT_THEME_SETTINGS} from './types';

const {paletteMode: _, ...defaults} = DEFAULT_THEME_SETTINGS;

const full: SharedThemeSettings = {
  mode: 'dark',
  direction: 'rtl',
  dense: true,
  spacing: 6,
  paletteColors: {primary: {main: '#1a73e8'}, error: {main: '#aa0000'}},
  componentLocale: 'frFR',
};

describe('parseThemeSettings', () => {
  it('keeps valid settings', () => {
    const {mode: __, ...stored} = full;
    expect(parseStoredText(JSON.stringify(stored))).toEqual(stored);
  });

  it.each(CORRUPT_VALUES)('corrupt text %j gives the defaults', (text) => {
    expect(parseStoredText(text)).toEqual(defaults);
  });

  it.each([undefined, null, 1, 'a', [['b', 'c']], () => {}, Symbol('a'), new Date(0)])(
    'accepts %s',
    (value) => {
      expect(parseThemeSettings(value)).toEqual(defaults);
    },
  );

  it('drops each corrupt field alone', () => {
    expect(
      parseThemeSettings({
        direction: 'up',
        dense: true,
        spacing: 99,
        paletteColors: {primary: {main: '#ABCDEF'}, info: {main: 'blue'}},
        componentLocale: 'zhCN',
      }),
    ).toEqual({
      ...defaults,
      dense: true,
      paletteColors: {primary: {main: '#abcdef'}},
      componentLocale: 'zhCN',
    });
  });
});

describe('share link', () => {
  it('has a readable form', () => {
    expect(encodeThemeSettings(full)).toBe(
      'mode.dark~dir.rtl~dense~spacing.6~primary.1a73e8~error.aa0000~locale.frFR',
    );
  });

  it.each([
    full,
    {...defaults, mode: 'system'},
    {...full, mode: null},
    {...full, spacing: 0},
    {...full, spacing: 20},
    {...full, spacing: 7.5},
    {...full, componentLocale: 'eu'},
  ] satisfies SharedThemeSettings[])('gives back what was put in: %j', (settings) => {
    expect(decodeThemeSettings(encodeThemeSettings(settings))).toEqual(settings);
  });

  it.each(CORRUPT_VALUES.filter((value) => value !== 'mode.dark'))(
    'corrupt value %j says nothing',
    (value) => {
      expect(decodeThemeSettings(value)).toBeNull();
    },
  );

  it('drops each corrupt part alone; the last of two wins', () => {
    expect(decodeThemeSettings('dir.up~spacing.21~dense~mode.dark~mode.light~primary.red')).toEqual({
      ...defaults,
      dense: true,
      mode: 'light',
    });
  });

  it('keeps the rest of the address', () => {
    const link = shareLink('https://docs.test/x/a/?q=1&settings=dense#b', full);
    expect(link).toBe(
      'https://docs.test/x/a/?q=1&settings=mode.dark~dir.rtl~dense~spacing.6~primary.1a73e8~error.aa0000~locale.frFR#b',
    );
    expect(themeSettingsFromSearch(new URL(link).search)).toEqual(full);
    expect(themeSettingsFromSearch('')).toBeNull();
  });
});
