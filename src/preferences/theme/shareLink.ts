import {getPageDirection} from './getPageDirection';
import {THEME_SETTINGS_PARAMETER, type SharedThemeSettings} from './share';
import {DEFAULT_THEME_SETTINGS, PALETTE_COLOR_NAMES} from './types';
import type {Direction} from './types';

/**
 * Writes settings in the compact form of the share link, such as `mode.dark~dir.rtl~dense~spacing.6~primary.1a73e8`.
 * Defaults are left out. Every character can stand in a query as it is.
 *
 * @param pageDirection - direction of the page's language, which is the default
 */
export function encodeThemeSettings(
  settings: SharedThemeSettings,
  pageDirection: Direction = DEFAULT_THEME_SETTINGS.direction,
): string {
  const tokens: string[] = [];
  if (settings.mode !== null) {
    tokens.push(`mode.${settings.mode}`);
  }
  if (settings.direction !== pageDirection) {
    tokens.push(`dir.${settings.direction}`);
  }
  if (settings.dense) {
    tokens.push('dense');
  }
  if (settings.spacing !== DEFAULT_THEME_SETTINGS.spacing) {
    tokens.push(`spacing.${settings.spacing}`);
  }
  for (const name of PALETTE_COLOR_NAMES) {
    const color = settings.paletteColors[name];
    if (color) {
      tokens.push(`${name}.${color.main.slice(1)}`);
    }
  }
  if (settings.componentLocale !== null) {
    tokens.push(`locale.${settings.componentLocale}`);
  }
  return tokens.join('~');
}

/**
 * The address with the settings in its query; other parameters and the hash stay.
 *
 * @param href - an absolute address
 */
export function shareLink(href: string, settings: SharedThemeSettings): string {
  const url = new URL(href);
  url.searchParams.delete(THEME_SETTINGS_PARAMETER);
  // Set as text: URLSearchParams would write `~` as `%7E`.
  url.search = [
    url.search.slice(1),
    `${THEME_SETTINGS_PARAMETER}=${encodeThemeSettings(settings, getPageDirection(url.pathname))}`,
  ]
    .filter(Boolean)
    .join('&');
  return url.href;
}
