import type {ApiChange, ChangeSubject} from '../diff/types';
import type {ApiProduct} from '../model/types';
import {toAnchor} from './anchors';
import type {ApiEntryView, ApiPageView, ApiSectionKind} from './types';

/** One difference, with the addresses of what it is about in both versions. */
export type ApiChangeRow = ApiChange & {
  /** Below the base address of the language; absent for what was removed. */
  path?: string;
  /** The page of the component in the documentation of the older version; absent for what was added. */
  olderHref?: string;
};

/** What the page of changes of a product shows. */
export interface ApiChangesView {
  product: ApiProduct;
  /** The ids of the two package sets. */
  before: string;
  after: string;
  rows: ApiChangeRow[];
}

const sections: Readonly<Partial<Record<ChangeSubject, ApiSectionKind>>> = {
  prop: 'props',
  property: 'properties',
  result: 'returned',
  slot: 'slots',
  class: 'classes',
  event: 'events',
  selector: 'selectors',
};

/** Where a change leads: its entry, or the page of an export; nowhere when it is gone. */
export function changePath({kind, subject, product, page, name, key, after}: ApiChange): string | undefined {
  if (kind === 'removed') {
    return undefined;
  }
  const section = sections[subject];
  const place = page ?? `${product}/${section ?? ''}`;
  const current = key ?? (kind === 'renamed' ? (after ?? name) : name);
  return `api/${place}/${section ? `#${toAnchor(section, current)}` : ''}`;
}

/** Subjects that have a page in the documentation of every version: components and what stands on their pages. */
const componentSubjects: readonly ChangeSubject[] = ['component', 'prop', 'slot', 'class'];

function olderHref({kind, subject, page}: ApiChange, address: string | undefined): string | undefined {
  const isThere = kind !== 'added' && page !== null && componentSubjects.includes(subject);
  return isThere && address !== undefined ? `${address}api/${page}/` : undefined;
}

/** What the newer version has and the older one has not, by `changePath`. */
export function addedPaths(changes: readonly ApiChange[]): ReadonlySet<string> {
  const added = changes.filter(({kind}) => kind === 'added');
  return new Set(added.flatMap((change) => changePath(change) ?? []));
}

/**
 * The page of a product's changes; `undefined` when there are none.
 *
 * @param before - name of the older version, and the address of its documentation, if there is one
 * @param after - name of the newer version
 */
export function changesView(
  product: ApiProduct,
  changes: readonly ApiChange[],
  before: {id: string; address?: string},
  after: string,
): ApiChangesView | undefined {
  const rows = changes
    .filter((change) => change.product === product)
    .map((change): ApiChangeRow => {
      const path = changePath(change);
      const older = olderHref(change, before.address);
      return {...change, ...(path !== undefined && {path}), ...(older !== undefined && {olderHref: older})};
    });
  return rows.length > 0 ? {product, before: before.id, after, rows} : undefined;
}

/**
 * Marks what the version before did not have: a whole page, or its entries.
 *
 * @param added - addresses below the base address, from `addedPaths`
 * @param version - name of this version, `v8`
 */
export function markNew(view: ApiPageView, added: ReadonlySet<string>, version: string): ApiPageView {
  const address = `api/${view.product}/${view.slug}/`;
  if (added.has(address)) {
    return {...view, since: version};
  }
  const marked = (entry: ApiEntryView): ApiEntryView =>
    added.has(`${address}#${entry.id}`) ? {...entry, since: version} : entry;
  return {
    ...view,
    sections: view.sections.map((section) => ({...section, entries: section.entries.map(marked)})),
  };
}
