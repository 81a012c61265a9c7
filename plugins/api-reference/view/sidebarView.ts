import type {ApiProduct} from '../model/types';
import type {ApiPageKind, ApiPageView, ApiSidebarPage, ApiSidebarView} from './types';

const kinds: readonly ApiPageKind[] = ['events', 'api-object', 'selectors', 'component', 'hook', 'interface'];

/**
 * The sidebar of a product: its pages by kind.
 *
 * @param changesSince - the version that its page of changes begins with, if it has one
 */
export function sidebarView(
  product: ApiProduct,
  pages: readonly Pick<ApiPageView, 'product' | 'kind' | 'name' | 'slug' | 'plan'>[],
  changesSince?: string,
): ApiSidebarView {
  const productPages = pages.filter((page) => page.product === product);
  return {
    product,
    groups: kinds
      .map((kind) => ({
        kind,
        pages: productPages
          .filter((page) => page.kind === kind)
          .map(({name, slug, plan}): ApiSidebarPage =>
            plan === 'community' ? [name, slug] : [name, slug, plan],
          ),
      }))
      .filter(({pages: inGroup}) => inGroup.length > 0),
    ...(changesSince !== undefined && {changesSince}),
  };
}
