import {describe, expect, it} from 'vitest';
import {themeSettingsReducer} from './reducer';
import type {ThemeSettingsAction} from './reducer';
import {DEFAULT_THEME_SETTINGS} from './types';
import type {ThemeSettings} from './types';

const changed: ThemeSettings = {
  dense: true,
  direction: 'rtl',
  paletteColors: {primary: {main: '#112233'}},
  spacing: 5,
  paletteMode: 'dark',
  componentLocale: 'frFR',
};

describe('themeSettingsReducer', () => {
  it.each<[string, ThemeSettingsAction, Partial<ThemeSettings>]>([
    ['SET_SPACING', {type: 'SET_SPACING', payload: 12}, {spacing: 12}],
    ['INCREASE_SPACING', {type: 'INCREASE_SPACING'}, {spacing: 6}],
    ['DECREASE_SPACING', {type: 'DECREASE_SPACING'}, {spacing: 4}],
    ['SET_DENSE', {type: 'SET_DENSE', payload: false}, {dense: false}],
    ['RESET_DENSITY', {type: 'RESET_DENSITY'}, {dense: false, spacing: 8}],
    ['RESET_COLORS', {type: 'RESET_COLORS'}, {paletteColors: {}}],
    ['CHANGE mode', {type: 'CHANGE', payload: {paletteMode: 'light'}}, {paletteMode: 'light'}],
    ['CHANGE direction', {type: 'CHANGE', payload: {direction: 'ltr'}}, {direction: 'ltr'}],
    [
      'CHANGE colors',
      {type: 'CHANGE', payload: {paletteColors: {info: {main: '#000000'}}}},
      {paletteColors: {info: {main: '#000000'}}},
    ],
    [
      'CHANGE component language',
      {type: 'CHANGE', payload: {componentLocale: 'deDE'}},
      {componentLocale: 'deDE'},
    ],
    [
      'CHANGE to the language of the page',
      {type: 'CHANGE', payload: {componentLocale: null}},
      {componentLocale: null},
    ],
  ])('%s', (_, action, patch) => {
    const before = structuredClone(changed);
    expect(themeSettingsReducer(changed, action)).toEqual({...changed, ...patch});
    expect(changed).toEqual(before);
  });

  it.each<[string, ThemeSettings, ThemeSettingsAction]>([
    ['SET_SPACING', changed, {type: 'SET_SPACING', payload: 5}],
    ['SET_SPACING to no number', changed, {type: 'SET_SPACING', payload: Number.NaN}],
    ['INCREASE_SPACING at the limit', {...changed, spacing: 20}, {type: 'INCREASE_SPACING'}],
    ['DECREASE_SPACING at the limit', {...changed, spacing: 0}, {type: 'DECREASE_SPACING'}],
    ['SET_DENSE', changed, {type: 'SET_DENSE', payload: true}],
    ['RESET_DENSITY', DEFAULT_THEME_SETTINGS, {type: 'RESET_DENSITY'}],
    ['RESET_COLORS', DEFAULT_THEME_SETTINGS, {type: 'RESET_COLORS'}],
    ['CHANGE to nothing', changed, {type: 'CHANGE', payload: {}}],
    [
      'CHANGE to equal values',
      changed,
      {
        type: 'CHANGE',
        payload: {
          paletteMode: 'dark',
          direction: 'rtl',
          paletteColors: {primary: {main: '#112233'}},
          componentLocale: 'frFR',
        },
      },
    ],
  ])('%s gives the same object when nothing changes', (_, state, action) => {
    expect(themeSettingsReducer(state, action)).toBe(state);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [20, 20],
    [21, 20],
    [Infinity, 20],
    [-Infinity, 0],
  ])('spacing %d is kept within 0–20: %d', (payload, spacing) => {
    expect(themeSettingsReducer(DEFAULT_THEME_SETTINGS, {type: 'SET_SPACING', payload}).spacing).toBe(
      spacing,
    );
  });

  it('any other type throws', () => {
    // @ts-expect-error what a caller without types may send
    expect(() => themeSettingsReducer(DEFAULT_THEME_SETTINGS, {type: 'NOPE'})).toThrow(
      new Error('Unrecognized type NOPE'),
    );
  });
});
