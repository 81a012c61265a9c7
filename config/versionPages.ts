import packageJson from '../package.json';
import type {ApiModel} from '../plugins/api-reference/model/types';
import {listPages} from '../plugins/api-reference/view/gridPages';
import type {Options} from '../plugins/library-versions/options';
import type {VersionContent, VersionName} from '../plugins/library-versions/build/pages/versionMap';
import {apiKnownNames, apiModel} from './apiReference';
import {listTranslations} from './languages';
import {products} from './products';
import {readText} from './variables';
import {readPages} from '../plugins/library-versions/build/pageFiles';
import type {PackageRecord} from '../plugins/library-versions/build/versionRecord';
import {
  builtVersion,
  currentName,
  documentedVersions,
  type DocumentedVersion,
} from '../plugins/library-versions/build/versions';

/** The package that gives the others their number. */
const namesake = '@mui/x-data-grid';

/**
 * What readers know a version by: its own number and that of its packages, which are two different facts.
 *
 * @throws Error when the version does not say which data grid it documents
 */
export function versionName({name, path: segment, packages}: DocumentedVersion): VersionName {
  const documented = packages[namesake];
  if (!documented) {
    throw new Error(`The packages of version "${name}" do not have ${namesake}`);
  }
  const others = otherNumbers(packages, documented.version);
  return {
    name,
    path: segment,
    label: name === currentName ? packageJson.version : segment,
    packages: `MUI X ${documented.version}`,
    ...(others.length > 0 && {packagesOf: Object.fromEntries(others)}),
  };
}

/** Products whose packages have another number than this one. The id of a product is the name of its package. */
function otherNumbers(packages: PackageRecord, version: string): [string, string][] {
  return products.flatMap(({id}): [string, string][] => {
    const packageVersion = packages[`@mui/${id}`]?.version;
    return packageVersion === undefined || packageVersion === version
      ? []
      : [[id, `MUI X ${packageVersion}`]];
  });
}

/** Addresses of the API pages that a model has, below language and version: `api/charts/bar-chart/`. */
function apiAddresses({pages, events, apiObject, selectors}: ApiModel): string[] {
  const products = new Set(pages.map(({product}) => product));
  const lists = {events, methods: apiObject, selectors};
  const kinds = (['events', 'methods', 'selectors'] as const).filter((kind) => lists[kind].length > 0);
  return [
    'api/',
    ...[...products].map((product) => `api/${product}/`),
    ...pages.map(({product, slug}) => `api/${product}/${slug}/`),
    ...kinds.map((kind) => `api/data-grid/${listPages[kind]}/`),
  ];
}

/**
 * All versions of this checkout with their pages, newest first.
 *
 * @param siteDir - absolute path of the project
 * @param withApi - whether this site has API pages
 */
export async function readVersions(siteDir: string, withApi: boolean): Promise<VersionContent[]> {
  return Promise.all(
    documentedVersions(siteDir).map(async (version): Promise<VersionContent> => {
      const api = withApi ? apiAddresses(await apiModel(siteDir, version)()) : [];
      const pages = await readPages(siteDir, version);
      return {
        ...versionName(version),
        pages: [...pages, ...api.map((address) => ({address, movedFrom: []}))],
      };
    }),
  );
}

/**
 * Options of the plugin `library-versions`.
 *
 * @param siteDir - absolute path of the project
 * @param env - variables of the process, which name the version that is built
 */
export function versionsOptions(siteDir: string, env: Readonly<Record<string, string | undefined>>): Options {
  return {
    built: versionName(builtVersion(siteDir, readText(env, 'SITE_VERSION'))),
    readVersions: (withApi) => readVersions(siteDir, withApi),
    site: {
      translations: listTranslations(),
      products,
      packages: {
        // As package.json says now: it changes while the command runs that changes the packages.
        readModel: (folder) => apiModel(folder, builtVersion(folder))(),
        readKnownNames: (folder) => apiKnownNames(folder, builtVersion(folder))(),
      },
    },
  };
}
