import type {ApiMember, ApiModel, ApiPage} from '../model/types';
import {listedPlace, listProduct, type listPages} from './gridPages';
import {markdownText} from './markdownHtml';
import type {ApiIndexRow, ApiNameKind} from './types';

/** One name of an index, and what its filter searches beside the name. */
export interface IndexName {
  row: ApiIndexRow;
  /** The words of its type and its description in lower case, each once. */
  text: string;
}

/** Longer types are those of whole objects: a reader looks for them by what their page says. */
const longestType = 400;

function searchedText(description: string, types: readonly (string | null | undefined)[]): string {
  const short = types.filter((type) => type && type.length <= longestType);
  const words = [markdownText(description), ...short].join(' ').toLowerCase().split(/\s+/);
  return [...new Set(words)].join(' ').trim();
}

function getTypeNames(page: ApiPage): (string | null | undefined)[] {
  switch (page.kind) {
    case 'component':
      return [page.refType];
    case 'hook':
      return page.signatures.map(({text}) => text);
    case 'interface':
      return [page.definition?.text, ...page.extends.map(({text}) => text)];
  }
}

type Named = Pick<ApiMember, 'name' | 'plan' | 'deprecated' | 'description'>;

function indexName(
  {name, plan, deprecated, description}: Named,
  place: Pick<ApiIndexRow, 'product' | 'kind' | 'path'>,
  types: readonly (string | null | undefined)[],
): IndexName {
  return {
    row: {name, plan, ...place, ...(deprecated && {deprecated: true})},
    text: searchedText(description, types),
  };
}

/** A name that stands on a page with others of its kind. */
function listedName(
  kind: ApiNameKind,
  section: keyof typeof listPages,
  item: Named,
  types: readonly (string | null | undefined)[],
): IndexName {
  const path = `api/${listedPlace(section, item.name)}`;
  return indexName(item, {product: listProduct, kind, path}, types);
}

/** Every name of a model, by name: what the indexes list. */
export function indexNames(model: ApiModel): IndexName[] {
  const pages = model.pages.map((page) => {
    const {product, kind, slug} = page;
    return indexName(page, {product, kind, path: `api/${product}/${slug}/`}, getTypeNames(page));
  });
  const events = model.events.map((event) =>
    listedName('event', 'events', event, [event.params?.text, event.event.text]),
  );
  const methods = model.apiObject
    .flatMap((area) => area.methods)
    .map((method) => listedName('method', 'methods', method, [method.signature?.text ?? method.type.text]));
  const selectors = model.selectors.map((selector) =>
    listedName('selector', 'selectors', selector, [selector.signature.text]),
  );
  return [...pages, ...events, ...methods, ...selectors].sort(
    ({row: a}, {row: b}) => a.name.localeCompare(b.name, 'en') || a.path.localeCompare(b.path, 'en'),
  );
}
