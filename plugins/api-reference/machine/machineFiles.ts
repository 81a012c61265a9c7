import type {ApiComponent, ApiHook, ApiInterface, ApiMember, ApiModel, ApiPage} from '../model/types';
import type {
  MachineComponent,
  MachineDemo,
  MachineHook,
  MachineIndex,
  MachineInterface,
  MachineMember,
  MachinePage,
} from './types';

function machineMember(member: ApiMember): MachineMember {
  const {type, required, description, deprecated, signature, plan} = member;
  return {
    type: type.text,
    required,
    default: member.default,
    description,
    deprecated: deprecated && deprecated.text,
    signature: signature && signature.text,
    plan,
  };
}

function byName(members: readonly ApiMember[]): Record<string, MachineMember> {
  return Object.fromEntries(members.map((member) => [member.name, machineMember(member)]));
}

/** Every way to import it, community first. */
function importsOf({imports}: ApiPage): string[] {
  return imports.flatMap(({statements}) => statements);
}

function machineComponent(page: ApiComponent, demos: readonly MachineDemo[]): MachineComponent {
  const {name, product, plan, description, props, slots, classes, inherited} = page;
  return {
    name,
    product,
    plan,
    imports: importsOf(page),
    description,
    props: byName(props),
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

function machineInterface(page: ApiInterface): MachineInterface {
  const {name, product, properties} = page;
  return {name, product, imports: importsOf(page), properties: byName(properties)};
}

function machineHook(page: ApiHook, demos: readonly MachineDemo[]): MachineHook {
  const {name, product, plan, description, signatures} = page;
  return {
    name,
    product,
    plan,
    imports: importsOf(page),
    description,
    signatures: signatures.map(({text}) => text),
    demos: [...demos],
  };
}

/** The content of `/x/api/<product>/<slug>.json`. */
export function machinePage(page: ApiPage, demos: readonly MachineDemo[]): MachinePage {
  switch (page.kind) {
    case 'component':
      return machineComponent(page, demos);
    case 'hook':
      return machineHook(page, demos);
    case 'interface':
      return machineInterface(page);
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
  const pages = model.pages.map(
    (page) => [`${page.product}/${page.slug}.json`, machinePage(page, demosOf(page))] as const,
  );
  return new Map<string, MachinePage | MachineIndex>([
    ...pages,
    ['index.json', machineIndex(model, apiBase)],
  ]);
}
