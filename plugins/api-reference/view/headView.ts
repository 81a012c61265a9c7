import type {ApiContentsView, ApiHeadView, ApiPageView} from './types';

/** What stands on a page beside its sections, in its order. */
function otherContents(page: ApiPageView): {before: ApiContentsView[]; after: ApiContentsView[]} {
  const part = (kind: ApiContentsView['kind'], isThere: boolean): ApiContentsView[] =>
    isThere ? [{kind, id: kind}] : [];
  return {
    before: [
      ...part('imports', page.imports.length > 0),
      ...part('demos', page.demos.length > 0),
      ...part('definition', page.definition !== undefined),
      ...part('signature', page.signatures !== undefined),
    ],
    after: [
      ...part('inherited', page.inherited !== undefined),
      ...part('theme', page.theme !== undefined),
      ...part('source', page.source !== undefined),
    ],
  };
}

/**
 * Title and contents of a page.
 *
 * @param summary - plain text, shortened for search engines
 */
export function headView(page: ApiPageView, summary: string): ApiHeadView {
  const {name, product, slug, kind, sections} = page;
  const {before, after} = otherContents(page);
  return {
    name,
    product,
    slug,
    kind,
    summary: summary.length > 160 ? `${summary.slice(0, 157).trimEnd()}…` : summary,
    contents: [
      ...before,
      ...sections.map(({id, kind: sectionKind, title, entries}) => ({
        id,
        kind: sectionKind,
        ...(title !== undefined && {title}),
        entries: entries.map((entry) => entry.name),
      })),
      ...after,
    ],
  };
}
