import {productAt, getSegments, type ProductId} from '../../../src/navigation';
import type {ArchivedVersions} from '../build/archivedVersions';
import {packagesOn} from './packagesOn';
import type {MapVersion, VersionMap} from '../build/pages/versionMap';

/** One line of the version menu. */
export type VersionItem =
  /** The version that the reader is in. */
  | {kind: 'here'; label: string; packages: string}
  /** Another one that is built here; `path` has no language prefix. `isPage`: it leads to the same page, not to a first one. */
  | {kind: 'built'; label: string; packages: string; path: string; isPage: boolean}
  | {kind: 'archived'; label: string; href: string}
  | {kind: 'missing'; label: string};

const introduction = 'introduction/';

/** First page of each product with pages of its own, below language and version. */
const firstPages: Readonly<Partial<Record<ProductId, string>>> = {
  'x-data-grid': 'react-data-grid/',
  'x-date-pickers': 'react-date-pickers/',
  'x-charts': 'react-charts/',
  'x-tree-view': 'react-tree-view/',
};

/** The address of a page below language and version: `/zh/x/v7/react-charts/` → `react-charts/`. */
export function pageAddress(path: string): string {
  const [, ...rest] = getSegments(path);
  return rest.length > 0 ? `${rest.join('/')}/` : '';
}

/** First page of the product that an address belongs to, below language and version. */
export function findFirstPage(path: string): string {
  return firstPages[productAt(path)] ?? introduction;
}

function builtItem(path: string, version: MapVersion): VersionItem {
  const {label} = version;
  const packages = packagesOn(version, productAt(path));
  const address = pageAddress(path);
  const base = version.path === '' ? '/x/' : `/x/${version.path}/`;
  const target = version.moved[address] ?? address;
  if (version.pages.includes(target)) {
    return {kind: 'built', label, packages, path: base + target, isPage: true};
  }
  const first = findFirstPage(path);
  return version.pages.includes(first)
    ? {kind: 'built', label, packages, path: base + first, isPage: false}
    : {kind: 'missing', label};
}

/**
 * The lines of the version menu for a page: the versions built here, each with the same page, where the page moved to,
 * or the first page of its product; then the archived ones with the first page of the product there. A version that
 * lacks the product is missing. What is built here is not looked for among the archived ones.
 *
 * @param path - address of the reader's page
 */
export function versionItems(path: string, map: VersionMap, archived: ArchivedVersions): VersionItem[] {
  const product = productAt(path);
  const isBuilt = (label: string) => map.versions.some((version) => version.path === label);
  return [
    ...map.versions.map((version): VersionItem => {
      const {name, label} = version;
      return name === map.built
        ? {kind: 'here', label, packages: packagesOn(version, product)}
        : builtItem(path, version);
    }),
    ...Object.entries(archived)
      .filter(([label]) => !isBuilt(label))
      .map(([label, products]): VersionItem => {
        const href = products[product];
        return href ? {kind: 'archived', label, href} : {kind: 'missing', label};
      }),
  ];
}
