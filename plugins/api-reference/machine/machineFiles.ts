import type {ApiComponent, ApiHook, ApiInterface, ApiMember, ApiModel, ApiPage} from '../model/types';
import {typesOfMember, typesOfSignature} from '../model/walkTypes';
import {namedTypes, type NamedTypes} from './namedTypes';
import type {
  MachineComponent,
  MachineDemo,
  MachineHook,
  MachineIndex,
  MachineInterface,
  MachineMember,
  MachinePage,
} from './types';

function machineMember(member: ApiMember, named: NamedTypes): MachineMember {
  const {type, required, description, deprecated, signature, plan} = member;
  return {
    type: type.text,
    types: named.in(typesOfMember(member)),
    required,
    default: member.default,
    description,
    deprecated: deprecated && deprecated.text,
    signature: signature && signature.text,
    plan,
  };
}

function byName(members: readonly ApiMember[], named: NamedTypes): Record<string, MachineMember> {
  return Object.fromEntries(members.map((member) => [member.name, machineMember(member, named)]));
}

/** Every way to import it, community first. */
function importsOf({imports}: ApiPage): string[] {
  return imports.flatMap(({statements}) => statements);
}

function machineComponent(
  page: ApiComponent,
  demos: readonly MachineDemo[],
  named: NamedTypes,
): MachineComponent {
  const {name, product, plan, description, props, slots, classes, inherited} = page;
  return {
    name,
    product,
    plan,
    imports: importsOf(page),
    description,
    props: byName(props, named),
    slots: slots.map((slot) => ({
      name: slot.name,
      default: slot.default,
      class: slot.class,
      description: slot.description,
    })),
    classes: classes.map(({key, className, isGlobal, description: text}) => ({
      key,
      className,
      isGlobal,
      description: text,
    })),
    inherits: inherited.map(({origin, package: from}) => `${from} ${origin}`),
    demos: [...demos],
  };
}

function machineInterface(page: ApiInterface, named: NamedTypes): MachineInterface {
  const {name, product, plan, description, typeParameters, definition, properties} = page;
  return {
    name,
    product,
    plan,
    imports: importsOf(page),
    description,
    typeParameters: typeParameters.map(({text}) => text),
    definition: definition && definition.text,
    values: named.valuesOf(page),
    types: named.in([...typeParameters, ...(definition ? [definition.node] : [])]),
    properties: byName(properties, named),
  };
}

function machineHook(page: ApiHook, demos: readonly MachineDemo[], named: NamedTypes): MachineHook {
  const {name, product, plan, description, signatures, options, returned} = page;
  return {
    name,
    product,
    plan,
    imports: importsOf(page),
    description,
    signatures: signatures.map(({text}) => text),
    types: named.in(signatures.flatMap(typesOfSignature)),
    options: byName(options, named),
    returned: byName(returned, named),
    demos: [...demos],
  };
}

/** The content of `/x/api/<product>/<slug>.json`. */
export function machinePage(page: ApiPage, demos: readonly MachineDemo[], named: NamedTypes): MachinePage {
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
export function machineIndex(model: ApiModel, apiBase: string): MachineIndex {
  const pages = model.pages.map(({name, kind, product, plan, slug}) => ({
    name,
    kind,
    product,
    plan,
    json: `${apiBase}${product}/${slug}.json`,
  }));
  const events = model.events.map(({name, product, plan}) => ({
    name,
    kind: 'event' as const,
    product,
    plan,
    json: null,
  }));
  const selectors = model.selectors.map(({name, product, plan}) => ({
    name,
    kind: 'selector' as const,
    product,
    plan,
    json: null,
  }));
  return {packages: model.packages, entries: [...pages, ...events, ...selectors]};
}

/** Every file for machines but the schema, by its path below `/x/api/`. */
export function machineFiles(
  model: ApiModel,
  apiBase: string,
  demosOf: (page: ApiPage) => readonly MachineDemo[],
): Map<string, MachinePage | MachineIndex> {
  const named = namedTypes(model, apiBase);
  const pages = model.pages.map(
    (page) => [`${page.product}/${page.slug}.json`, machinePage(page, demosOf(page), named)] as const,
  );
  return new Map<string, MachinePage | MachineIndex>([
    ...pages,
    ['index.json', machineIndex(model, apiBase)],
  ]);
}
