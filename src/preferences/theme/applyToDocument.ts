import type {PaletteMode, ThemeSettings} from './types';

/** Content of `meta[name=theme-color]` for each mode: any CSS color. */
export type ThemeColors = Readonly<Record<PaletteMode, string>>;

function setAttribute(element: Element, name: string, value: string): void {
  // Only a difference is written: an observer of the same attribute would be called again.
  if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Shows the settings on the document: `dir` of `html` and `body`, `html[data-dense]`, the class `mode-light` or
 * `mode-dark` of `body`, and every `meta[name=theme-color]`. The inline script of `themeSettingsScript` does the same before
 * the first paint.
 */
export function applyThemeSettings(
  document: Document,
  settings: Pick<ThemeSettings, 'direction' | 'dense' | 'paletteMode'>,
  themeColors: ThemeColors,
): void {
  const {documentElement: html, body} = document;
  // Body first: the observer of the pre-paint script keeps html like it.
  setAttribute(body, 'dir', settings.direction);
  setAttribute(html, 'dir', settings.direction);
  html.toggleAttribute('data-dense', settings.dense);
  body.classList.toggle('mode-light', settings.paletteMode === 'light');
  body.classList.toggle('mode-dark', settings.paletteMode === 'dark');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    setAttribute(meta, 'content', themeColors[settings.paletteMode]);
  }
}

/** The mode that is shown: the color mode of Docusaurus keeps it in `html[data-theme]`. */
export function getPaletteMode(document: Document): PaletteMode {
  return document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
}
