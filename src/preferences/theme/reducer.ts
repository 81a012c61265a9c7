import {DEFAULT_THEME_SETTINGS, PALETTE_COLOR_NAMES} from './types';
import type {PaletteColors, ThemeSettings} from './types';

/** Limits of the spacing unit in px. */
export const SPACING_MIN = 0;
export const SPACING_MAX = 20;

/** Fields that `CHANGE` sets; what is left out stays. */
export type ThemeSettingsChange = Partial<
  Pick<ThemeSettings, 'paletteMode' | 'direction' | 'paletteColors' | 'componentLocale'>
>;

/** What can happen to the settings. */
export type ThemeSettingsAction =
  | {readonly type: 'SET_SPACING'; readonly payload: number}
  | {readonly type: 'INCREASE_SPACING'}
  | {readonly type: 'DECREASE_SPACING'}
  | {readonly type: 'SET_DENSE'; readonly payload: boolean}
  | {readonly type: 'RESET_DENSITY'}
  | {readonly type: 'RESET_COLORS'}
  | {readonly type: 'CHANGE'; readonly payload: ThemeSettingsChange};

/** Fields whose values tell by themselves whether they are the same. */
const PLAIN_FIELDS = ['dense', 'direction', 'spacing', 'paletteMode', 'componentLocale'] as const;

function samePaletteColors(a: PaletteColors, b: PaletteColors): boolean {
  return PALETTE_COLOR_NAMES.every((name) => a[name]?.main === b[name]?.main);
}

/** Merges a patch; the same object when it changes nothing, so that React does not render again. */
export function mergeSettings(state: ThemeSettings, patch: Partial<ThemeSettings>): ThemeSettings {
  const next = {...state, ...patch};
  const unchanged =
    PLAIN_FIELDS.every((field) => next[field] === state[field]) &&
    samePaletteColors(next.paletteColors, state.paletteColors);
  return unchanged ? state : next;
}

function withSpacing(state: ThemeSettings, spacing: number): ThemeSettings {
  return Number.isNaN(spacing)
    ? state
    : mergeSettings(state, {spacing: Math.min(SPACING_MAX, Math.max(SPACING_MIN, spacing))});
}

/**
 * Applies an action to the settings. The same state object comes back when nothing changes.
 *
 * @throws Error `Unrecognized type <type>` for any other action type
 */
export function themeSettingsReducer(state: ThemeSettings, action: ThemeSettingsAction): ThemeSettings {
  switch (action.type) {
    case 'SET_SPACING':
      return withSpacing(state, action.payload);
    case 'INCREASE_SPACING':
      return withSpacing(state, state.spacing + 1);
    case 'DECREASE_SPACING':
      return withSpacing(state, state.spacing - 1);
    case 'SET_DENSE':
      return mergeSettings(state, {dense: action.payload});
    case 'RESET_DENSITY':
      return mergeSettings(state, {
        dense: DEFAULT_THEME_SETTINGS.dense,
        spacing: DEFAULT_THEME_SETTINGS.spacing,
      });
    case 'RESET_COLORS':
      return mergeSettings(state, {paletteColors: DEFAULT_THEME_SETTINGS.paletteColors});
    case 'CHANGE':
      return mergeSettings(state, action.payload);
    default: {
      // The compiler knows no other type; a caller without types may send one.
      const other: {type: unknown} = action;
      throw new Error(`Unrecognized type ${String(other.type)}`);
    }
  }
}
