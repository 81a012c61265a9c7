import type {ApiMember, ApiModel, ApiPage} from '../model/types';
import {anchorOf} from './anchors';
import {listPages, listProduct} from './gridPages';
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

function typesOfPage(page: ApiPage): (string | null | undefined)[] {
  switch (page.kind) {
    case 'component':
      return [page.refType];
    case 'hook':
      return page.signatures.map(({text}) => text);
    case 'interface':
      return [page.definition?.text, ...page.extends.map(({text}) => text)];
  }
}

/** A name that stands on a page with others of its kind. */
function listedName(
  kind: ApiNameKind,
  list: string,
  section: 'events' | 'methods' | 'selectors',
  {name, plan, deprecated, description}: Pick<ApiMember, 'name' | 'plan' | 'deprecated' | 'description'>,
  types: readonly (string | null | undefined)[],
): IndexName {
  return named(
    {
      name,
      product: listProduct,
      kind,
      plan,
      path: `api/${listProduct}/${list}/#${anchorOf(section, name)}`,
    },
    deprecated !== null,
    searchedText(description, types),
  );
}

function named(row: ApiIndexRow, isDeprecated: boolean, text: string): IndexName {
  return {row: isDeprecated ? {...row, deprecated: true} : row, text};
}

/** Every name of a model, by name: what the indexes list. */
export function indexNames(model: ApiModel): IndexName[] {
  const pages = model.pages.map((page) => {
    const {name, product, kind, plan, slug, deprecated, description} = page;
    return named(
      {name, product, kind, plan, path: `api/${product}/${slug}/`},
      deprecated !== null,
      searchedText(description, typesOfPage(page)),
    );
  });
  const events = model.events.map((event) =>
    listedName('event', listPages.events, 'events', event, [event.params?.text, event.event.text]),
  );
  const methods = model.apiObject
    .flatMap((area) => area.methods)
    .map((method) =>
      listedName('method', listPages.apiObject, 'methods', method, [
        method.signature?.text ?? method.type.text,
      ]),
    );
  const selectors = model.selectors.map((selector) =>
    listedName('selector', listPages.selectors, 'selectors', selector, [selector.signature.text]),
  );
  return [...pages, ...events, ...methods, ...selectors].sort(
    ({row: a}, {row: b}) => a.name.localeCompare(b.name, 'en') || a.path.localeCompare(b.path, 'en'),
  );
}
