import {
  API_PRODUCTS,
  type ApiComponent,
  type ApiEntryPoint,
  type ApiModel,
  type ApiPage,
  type ApiProduct,
} from '../model/types';
import {getModelTypes} from '../model/walkTypes';
import {readAllComponents, readComponents} from './component/components';
import type {ComponentReadings} from './component/readings';
import {createContext, type ExtractContext} from './context';
import {readApiObject} from './grid/apiObject';
import {readEvents} from './grid/events';
import {readSelectors} from './grid/selectors';
import {readHooks} from './hooks';
import {readInterfaces} from './interface/interfaces';
import {linkTypes} from './links';
import type {DocumentedPackage} from './packages';

const kinds: readonly ApiPage['kind'][] = ['component', 'hook', 'interface'];

function comparePages(a: ApiPage, b: ApiPage): number {
  return (
    API_PRODUCTS.indexOf(a.product) - API_PRODUCTS.indexOf(b.product) ||
    kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
    (a.name < b.name ? -1 : 1)
  );
}

/** @throws an error that names two pages with one address */
function checkAddresses(pages: readonly ApiPage[]): void {
  const names = new Map<string, string>();
  for (const {product, slug, name} of pages) {
    const address = `${product}/${slug}`;
    const before = names.get(address);
    if (before !== undefined) {
      throw new Error(`"${before}" and "${name}" would both be /x/api/${address}/`);
    }
    names.set(address, name);
  }
}

function gridProps(components: readonly ApiComponent[]): Set<string> {
  const grids = components.filter(({themeKey}) => themeKey === 'MuiDataGrid');
  return new Set(grids.flatMap(({props}) => props.map(({name}) => name)));
}

function exportedNames(entryPoints: readonly ApiEntryPoint[]): ApiModel['exports'] {
  const listNames = (wanted: ApiProduct) =>
    [...new Set(entryPoints.flatMap(({product, names}) => (product === wanted ? names : [])))].sort();
  return {
    'data-grid': listNames('data-grid'),
    'date-pickers': listNames('date-pickers'),
    charts: listNames('charts'),
    'tree-view': listNames('tree-view'),
  };
}

/** A model with the readings that it was made of, for the agreement of the two. */
export interface Extraction {
  model: ApiModel;
  context: ExtractContext;
  readings: readonly ComponentReadings[];
}

/**
 * Reads the API of installed packages.
 *
 * @param set - the id of the package set
 * @throws an error that names what cannot be read
 */
export function extractModel(set: string, packages: readonly DocumentedPackage[]): Extraction {
  const context = createContext(packages);
  const readings = readAllComponents(context);
  const components = readComponents(context, readings);
  const hooks = readHooks(context);
  const events = readEvents(context, gridProps(components));
  const selectors = readSelectors(context);
  const shown = getModelTypes({pages: [...components, ...hooks], events, selectors});
  const described = new Set([...components, ...hooks].map(({name}) => name));
  const interfaces = readInterfaces(context, shown, described);
  const pages = [...components, ...hooks, ...interfaces].sort(comparePages);
  checkAddresses(pages);
  linkTypes(context, pages);
  const entryPoints = [...context.entryPoints];
  const model: ApiModel = {
    set,
    packages: Object.fromEntries(packages.map(({name, version}) => [name, version])),
    exports: exportedNames(entryPoints),
    entryPoints,
    pages,
    events,
    apiObject: readApiObject(
      context,
      interfaces.find(({name}) => name === 'GridApi'),
    ),
    selectors,
  };
  return {model, context, readings};
}
