import type {ApiContentsView, ApiHeadView, ApiPageView, ApiPartKind} from './types';

/** Plain text as long as search engines show it. */
export function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text;
}

/**
 * Title and contents of a page.
 *
 * @param summary - plain text
 */
export function headView(page: ApiPageView, summary: string): ApiHeadView {
  const {name, product, slug, kind, imports, demos, sections} = page;
  const part = (of: ApiPartKind, isThere: boolean): ApiContentsView[] =>
    isThere ? [{kind: of, id: of}] : [];
  return {
    name,
    product,
    slug,
    kind,
    summary: shortened(summary),
    contents: [
      ...part('imports', imports.length > 0),
      ...part('demos', demos.length > 0),
      ...part('definition', page.definition !== undefined),
      ...part('signature', page.signatures !== undefined),
      ...sections.map(({id, kind: of, title, entries}) => ({
        id,
        kind: of,
        ...(title !== undefined && {title}),
        entries: entries.map((entry) => entry.name),
      })),
      ...part('inherited', page.inherited !== undefined),
      ...part('theme', page.theme !== undefined),
      ...part('source', page.source !== undefined),
    ],
  };
}
