import {defaultLanguage, hasWholeInterface, type Language} from '../../config/languages';
import {getLanguage} from './getLanguage';
import {getProduct} from './getProduct';
import type {ProductId} from './types';

/** File of a product's social card in a language, below the base address; `npx docusaurus cards:update` makes it. */
export function socialCardFile(product: ProductId, language: Language): string {
  return `/img/cards/${product}.${language}.png`;
}

/** The social card of a page: that of its product, in its language; a language that was only started has none of its own. */
export function getSocialCard(pathname: string): string {
  const language = getLanguage(pathname);
  return socialCardFile(
    getProduct(pathname).productId ?? 'x',
    hasWholeInterface(language) ? language : defaultLanguage,
  );
}
