import {attempt} from '../../lib/attempt';
import {SPACING_MAX, SPACING_MIN} from './reducer';
import {DEFAULT_THEME_SETTINGS, PALETTE_COLOR_NAMES} from './types';
import type {Direction, PaletteColor, PaletteColors, StoredThemeSettings} from './types';

const COLOR = /^#[0-9a-f]{6}$/i;

/** Form of a component language, such as `frFR`, `eu` or `kuCKB`, as the source of a regular expression. */
export const COMPONENT_LOCALE_FORM = '[a-z]{2,3}(?:[A-Z][A-Za-z]{1,4})?';

const COMPONENT_LOCALE = new RegExp(`^${COMPONENT_LOCALE_FORM}$`);

function toFields(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function parsePaletteColors(value: unknown): PaletteColors {
  const fields = toFields(value);
  const colors: Partial<Record<(typeof PALETTE_COLOR_NAMES)[number], PaletteColor>> = {};
  for (const name of PALETTE_COLOR_NAMES) {
    const main = toFields(fields.get(name)).get('main');
    if (typeof main === 'string' && COLOR.test(main)) {
      colors[name] = {main: main.toLowerCase()};
    }
  }
  return colors;
}

/**
 * Validates stored settings field by field: a corrupt or missing field gets its default, nothing is thrown.
 *
 * @param value - anything, in the good case what `JSON.parse` made of the stored text
 * @param pageDirection - direction of the page's language
 */
export function parseThemeSettings(
  value: unknown,
  pageDirection: Direction = DEFAULT_THEME_SETTINGS.direction,
): StoredThemeSettings {
  const fields = toFields(value);
  const direction = fields.get('direction');
  const dense = fields.get('dense');
  const spacing = fields.get('spacing');
  const locale = fields.get('componentLocale');
  return {
    direction: direction === 'ltr' || direction === 'rtl' ? direction : pageDirection,
    dense: typeof dense === 'boolean' ? dense : DEFAULT_THEME_SETTINGS.dense,
    spacing:
      typeof spacing === 'number' && spacing >= SPACING_MIN && spacing <= SPACING_MAX
        ? spacing
        : DEFAULT_THEME_SETTINGS.spacing,
    paletteColors: parsePaletteColors(fields.get('paletteColors')),
    componentLocale:
      typeof locale === 'string' && COMPONENT_LOCALE.test(locale)
        ? locale
        : DEFAULT_THEME_SETTINGS.componentLocale,
  };
}

/** Validates the text of the storage; `null` and text that is no JSON give the defaults. */
export function parseStoredText(text: string | null, pageDirection?: Direction): StoredThemeSettings {
  return parseThemeSettings(
    attempt<unknown>(() => JSON.parse(text ?? 'null')),
    pageDirection,
  );
}
