import {describe, expect, it} from 'vitest';
import {CORRUPT_VALUES} from './corruptValues.fixture';
import {parseSettings, parseStoredText} from './parseSettings';
import {encodeSettings, shareLink} from './shareLink';
import {decodeSettings, settingsFromSearch} from './shareSettings';
import type {SharedSettings} from './shareSettings';
import {DEFAULT_SETTINGS} from './types';

const {paletteMode: _, ...defaults} = DEFAULT_SETTINGS;

const full: SharedSettings = {
  mode: 'dark',
  direction: 'rtl',
  dense: true,
  spacing: 6,
  paletteColors: {primary: {main: '#1a73e8'}, error: {main: '#aa0000'}},
  componentLocale: 'frFR',
};

describe('parseSettings', () => {
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
      expect(parseSettings(value)).toEqual(defaults);
    },
  );

  it('drops each corrupt field alone', () => {
    expect(
      parseSettings({
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
    expect(encodeSettings(full)).toBe(
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
  ] satisfies SharedSettings[])('gives back what was put in: %j', (settings) => {
    expect(decodeSettings(encodeSettings(settings))).toEqual(settings);
  });

  it.each(CORRUPT_VALUES.filter((value) => value !== 'mode.dark'))(
    'corrupt value %j says nothing',
    (value) => {
      expect(decodeSettings(value)).toBeNull();
    },
  );

  it('drops each corrupt part alone; the last of two wins', () => {
    expect(decodeSettings('dir.up~spacing.21~dense~mode.dark~mode.light~primary.red')).toEqual({
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
    expect(settingsFromSearch(new URL(link).search)).toEqual(full);
    expect(settingsFromSearch('')).toBeNull();
  });
});
