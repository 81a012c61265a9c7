import type {IconFontOptions} from './options';

/**
 * What the security policy has to allow besides the site itself, by directive: the style sheet of the icon font and the
 * hosts of its font files; nothing without it.
 *
 * @param options - valid ones
 */
export function allowedSourcesOf({
  iconFontUrl,
  iconFontHosts = [],
}: IconFontOptions): Readonly<Record<string, readonly string[]>> {
  const own = iconFontUrl === undefined ? [] : [new URL(iconFontUrl).origin];
  return {'style-src': own, 'font-src': own.length === 0 ? [] : [...own, ...iconFontHosts]};
}
