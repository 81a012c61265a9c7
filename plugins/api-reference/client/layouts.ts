import {attempt} from '../../../src/lib/attempt';
import {scriptLiteral} from '../../../src/lib/scriptLiteral';

/** How a page of the reference shows its entries; the choice holds for all pages. */
export const API_LAYOUTS = ['list', 'table', 'expanded'] as const;

export type ApiLayout = (typeof API_LAYOUTS)[number];

/** Where the choice is kept in `localStorage`. */
export const API_LAYOUT_STORAGE_KEY = 'mui-x-docs.api-layout';

/** The attribute of `<html>` that the style sheets follow. */
const API_LAYOUT_ATTRIBUTE = 'data-api-layout';

/** A layout, whatever was stored; the first one is the default. */
export function parseLayout(value: unknown): ApiLayout {
  return API_LAYOUTS.find((layout) => layout === value) ?? API_LAYOUTS[0];
}

/** Applies a choice and keeps it; where storage is blocked it holds for this visit. */
export function chooseLayout(layout: ApiLayout): void {
  document.documentElement.setAttribute(API_LAYOUT_ATTRIBUTE, layout);
  attempt(() => window.localStorage.setItem(API_LAYOUT_STORAGE_KEY, layout));
}

/** The layout at hand. */
export function currentLayout(): ApiLayout {
  return parseLayout(document.documentElement.getAttribute(API_LAYOUT_ATTRIBUTE));
}

/** The inline script that applies the kept layout before the first paint; without it a page shows everything. */
export function layoutScript(): string {
  return `(function () {
  var layout;
  try {
    layout = localStorage.getItem(${scriptLiteral(API_LAYOUT_STORAGE_KEY)});
  } catch (error) {}
  document.documentElement.setAttribute(${scriptLiteral(API_LAYOUT_ATTRIBUTE)},
    ${scriptLiteral(API_LAYOUTS)}.indexOf(layout) >= 0 ? layout : ${scriptLiteral(API_LAYOUTS[0])});
})();`;
}
