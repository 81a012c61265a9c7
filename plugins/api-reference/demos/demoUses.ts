import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiPage} from '../model/types';
import type {ApiDemosView} from '../view/types';
import {importedNames} from './importedNames';

/** A page of the documentation. */
export interface DemoPage {
  /** Its address in the language of the build. */
  href: string;
  title: string;
  /** Absolute path of the folder of its source. */
  folder: string;
}

/**
 * The demos of the site that use each export of the documented packages, found from their own imports, by the name of
 * the export; the pages in the given order.
 */
export function demoUses(
  pages: readonly DemoPage[],
  packages: ReadonlySet<string>,
  demoNames: (files: readonly string[]) => string[],
): ReadonlyMap<string, ApiDemosView[]> {
  const uses = new Map<string, ApiDemosView[]>();
  for (const {href, title, folder} of pages) {
    const demos = path.join(folder, '_demos');
    for (const name of existsSync(demos) ? demoNames(readdirSync(demos)).sort() : []) {
      const source = readFileSync(path.join(demos, `${name}.tsx`), 'utf8');
      for (const imported of importedNames(source, packages)) {
        const views = uses.get(imported) ?? [];
        const view = views.find((each) => each.href === href) ?? {title, href, demos: []};
        view.demos.push({name, href: `${href}#${name}`});
        uses.set(imported, views.includes(view) ? views : [...views, view]);
      }
    }
  }
  return uses;
}

/**
 * The demos of an export, first those on pages of its own product, whose addresses are below `/react-<product>/`.
 *
 * @param uses - what {@link demoUses} has found
 */
export function findDemos(
  uses: ReadonlyMap<string, ApiDemosView[]>,
  {name, product}: Pick<ApiPage, 'name' | 'product'>,
): ApiDemosView[] {
  const all = uses.get(name) ?? [];
  const isSameProduct = ({href}: ApiDemosView) => href.includes(`/react-${product}/`);
  return [...all.filter(isSameProduct), ...all.filter((view) => !isSameProduct(view))];
}
