import type {ApiEntryView, ApiPageView} from './types';

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
