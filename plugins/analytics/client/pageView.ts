import {canonicalPath, productOf} from '@site/src/navigation';
import type {EventParameters} from './types';

/** The parameters of `page_view`; an address that belongs to no product has none. */
export function pageViewOf(pathname: string, title: string): EventParameters {
  const {productId, categoryId} = productOf(pathname);
  return {
    page_title: title,
    page_location: canonicalPath(pathname),
    ...(productId !== null && {productId}),
    ...(categoryId !== null && {productCategoryId: categoryId}),
  };
}
