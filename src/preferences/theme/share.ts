import {COMPONENT_LOCALE_FORM, parseThemeSettings} from './parse';
import {PALETTE_COLOR_NAMES} from './types';
import type {Direction, ModeChoice, StoredThemeSettings} from './types';

/** Query parameter of a link that carries settings. */
export const THEME_SETTINGS_PARAMETER = 'settings';

/**
 * One part of the parameter's value, as the source of a regular expression: the inline script before the first paint
 * uses it too. A link counts when it has at least one such part.
 */
export const THEME_SETTINGS_TOKEN = [
  String.raw`^(?:mode\.(?:light|dark|system)`,
  String.raw`dir\.(?:ltr|rtl)`,
  'dense',
  String.raw`spacing\.(?:1?\d(?:\.\d+)?|20)`,
  String.raw`(?:${PALETTE_COLOR_NAMES.join('|')})\.[0-9a-fA-F]{6}`,
  String.raw`locale\.${COMPONENT_LOCALE_FORM})$`,
].join('|');

/** Settings that a link carries; unlike the stored ones they include the mode. */
export interface SharedThemeSettings extends StoredThemeSettings {
  /** `null` when the link says nothing about the mode: the reader's own stays. */
  readonly mode: ModeChoice | null;
}

/**
 * Reads the value of the share link's parameter. Corrupt parts are dropped one by one; settings that the link leaves
 * out have their defaults, so that both readers see the same.
 *
 * @param pageDirection - direction of the page's language
 * @returns `null` when no part is valid: then the reader's own settings stay
 */
export function decodeThemeSettings(
  value: string | null,
  pageDirection?: Direction,
): SharedThemeSettings | null {
  const token = new RegExp(THEME_SETTINGS_TOKEN);
  const parts = new Map<string, string>();
  for (const part of (value ?? '').split('~')) {
    if (token.test(part)) {
      const dot = part.indexOf('.');
      parts.set(dot < 0 ? part : part.slice(0, dot), dot < 0 ? '' : part.slice(dot + 1));
    }
  }
  if (parts.size === 0) {
    return null;
  }
  const mode = parts.get('mode');
  return {
    ...parseThemeSettings(
      {
        direction: parts.get('dir'),
        dense: parts.has('dense'),
        spacing: parts.has('spacing') ? Number(parts.get('spacing')) : undefined,
        paletteColors: Object.fromEntries(
          PALETTE_COLOR_NAMES.map((name) => [name, {main: `#${parts.get(name) ?? ''}`}]),
        ),
        componentLocale: parts.get('locale'),
      },
      pageDirection,
    ),
    mode: mode === 'light' || mode === 'dark' || mode === 'system' ? mode : null,
  };
}

/** Reads the settings that a page's address carries; `search` is the query with its question mark. */
export function themeSettingsFromSearch(
  search: string,
  pageDirection?: Direction,
): SharedThemeSettings | null {
  return decodeThemeSettings(new URLSearchParams(search).get(THEME_SETTINGS_PARAMETER), pageDirection);
}
