import {languageOf} from './languageOf';
import {productOf} from './productOf';
import type {Language, ProductId} from './types';

/** File of a product's social card in a language, below the base address; `npm run cards:update` makes it. */
export function socialCardFile(product: ProductId, language: Language): string {
  return `/img/cards/${product}.${language}.png`;
}

/** The social card of a page: that of its product, in its language. */
export function socialCardOf(pathname: string): string {
  return socialCardFile(productOf(pathname).productId ?? 'x', languageOf(pathname));
}
