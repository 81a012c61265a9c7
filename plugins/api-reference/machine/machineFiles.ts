import type {ApiComponent, ApiHook, ApiInterface, ApiModel, ApiPage, ApiPlan} from '../model/types';
import {getSignatureTypes} from '../model/walkTypes';
import {listPages, listProduct} from '../view/gridPages';
import {machineLists} from './machineLists';
import {byName} from './machineMember';
import {namedTypes, type NamedTypes} from './namedTypes';

/** A demo that uses a component, found by the caller from the demos' own imports. */
export interface MachineDemo {
  /** The title of the page with the demo. */
  title: string;
  /** The address of the demo, absolute from the root of the host. */
  href: string;
}

/** What a file for machines holds; `kind` says which. `schema.ts` says what its fields are. */
export type MachineFile =
  | ReturnType<typeof machinePage>
  | ReturnType<typeof machineLists>[number]
  | ReturnType<typeof machineIndex>;

/** What every page says first; `imports` is every way to import it, community first. */
function toHead({name, product, plan, imports, description}: ApiPage) {
  return {name, product, plan, imports: imports.flatMap(({statements}) => statements), description};
}

function machineComponent(page: ApiComponent, demos: readonly MachineDemo[], named: NamedTypes) {
  const {props, slots, classes, inherited} = page;
  return {
    kind: 'component' as const,
    ...toHead(page),
    props: byName(props, named),
    slots: slots.map((slot) => ({
      name: slot.name,
      default: slot.default,
      class: slot.class,
      description: slot.description,
    })),
    classes: classes.map(({key, className, isGlobal, description}) => ({
      key,
      className,
      isGlobal,
      description,
    })),
    inherits: inherited.map(({origin, package: from}) => `${from} ${origin}`),
    demos,
  };
}

function machineInterface(page: ApiInterface, named: NamedTypes) {
  const {typeParameters, definition, properties} = page;
  return {
    kind: 'interface' as const,
    ...toHead(page),
    typeParameters: typeParameters.map(({text}) => text),
    definition: definition && definition.text,
    values: named.getValues(page),
    types: named.in([...typeParameters, ...(definition ? [definition.node] : [])]),
    properties: byName(properties, named),
  };
}

function machineHook(page: ApiHook, demos: readonly MachineDemo[], named: NamedTypes) {
  const {signatures, options, returned} = page;
  return {
    kind: 'hook' as const,
    ...toHead(page),
    signatures: signatures.map(({text}) => text),
    types: named.in(signatures.flatMap(getSignatureTypes)),
    options: byName(options, named),
    returned: byName(returned, named),
    demos,
  };
}

/** The content of `/x/api/<product>/<slug>.json`. */
export function machinePage(page: ApiPage, demos: readonly MachineDemo[], named: NamedTypes) {
  switch (page.kind) {
    case 'component':
      return machineComponent(page, demos, named);
    case 'hook':
      return machineHook(page, demos, named);
    case 'interface':
      return machineInterface(page, named);
  }
}

/**
 * The content of `/x/api/index.json`.
 *
 * @param apiBase - the address of the API reference, `/x/api/`
 */
export function machineIndex(model: ApiModel, apiBase: string) {
  const pages = model.pages.map(({name, kind, product, plan, slug}) => ({
    name,
    kind,
    product,
    plan,
    json: `${apiBase}${product}/${slug}.json`,
  }));
  const listed = (
    kind: 'event' | 'method' | 'selector',
    list: keyof typeof listPages,
    items: readonly {name: string; plan: ApiPlan}[],
  ) =>
    items.map(({name, plan}) => ({
      name,
      kind,
      product: listProduct,
      plan,
      json: `${apiBase}${listProduct}/${listPages[list]}.json`,
    }));
  return {
    kind: 'index' as const,
    packages: model.packages,
    entries: [
      ...pages,
      ...listed('event', 'events', model.events),
      ...listed(
        'method',
        'methods',
        model.apiObject.flatMap(({methods}) => methods),
      ),
      ...listed('selector', 'selectors', model.selectors),
    ],
  };
}

/** Every file for machines but the schema, by its path below `/x/api/`. */
export function machineFiles(
  model: ApiModel,
  apiBase: string,
  getDemos: (page: ApiPage) => readonly MachineDemo[],
): Map<string, MachineFile> {
  const named = namedTypes(model, apiBase);
  const pages = model.pages.map(
    (page) => [`${page.product}/${page.slug}.json`, machinePage(page, getDemos(page), named)] as const,
  );
  const lists = machineLists(model, named).map(
    (list) => [`${list.product}/${list.kind}.json`, list] as const,
  );
  return new Map<string, MachineFile>([...pages, ...lists, ['index.json', machineIndex(model, apiBase)]]);
}
