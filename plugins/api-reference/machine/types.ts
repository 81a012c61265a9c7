import type {ApiPlan, ApiProduct} from '../model/types';

/** A demo that uses a component, found by the caller from the demos' own imports. */
export interface MachineDemo {
  /** The title of the page with the demo. */
  title: string;
  /** The address of the demo, absolute from the root of the host. */
  href: string;
}

/** A type of the packages, where another one names it. */
export interface MachineNamedType {
  /** The address of its file, absolute from the root of the host. */
  json: string;
  /** As TypeScript, `'day'`; `null` when it is no list of values. */
  values: string[] | null;
}

/** A prop, a property or a method. */
export interface MachineMember {
  type: string;
  /** The types of the packages in `type` and `signature` that have a file, by name. */
  types: Record<string, MachineNamedType>;
  required: boolean;
  /** As written in the source; `null` when none is documented. */
  default: string | null;
  description: string;
  /** What to do instead, Markdown; `null` when it is not deprecated. */
  deprecated: string | null;
  signature: string | null;
  plan: ApiPlan;
}

export interface MachineSlot {
  name: string;
  default: string | null;
  class: string | null;
  description: string;
}

export interface MachineClass {
  key: string;
  className: string;
  isGlobal: boolean;
  description: string;
}

/** `/x/api/<product>/<page>.json` of a component. */
export interface MachineComponent {
  name: string;
  product: ApiProduct;
  plan: ApiPlan;
  imports: string[];
  description: string;
  props: Record<string, MachineMember>;
  slots: MachineSlot[];
  classes: MachineClass[];
  /** Where props come from that are not listed: `@mui/material TextFieldProps`. */
  inherits: string[];
  demos: MachineDemo[];
}

/** `/x/api/<product>/<page>.json` of an interface, a type alias or an enumeration. */
export interface MachineInterface {
  name: string;
  product: ApiProduct;
  plan: ApiPlan;
  imports: string[];
  description: string;
  /** As written between the angle brackets. */
  typeParameters: string[];
  /** The right side of a type alias, the values of an enumeration; `null` for an interface. */
  definition: string | null;
  /** The values of an alias that is a list of them, with those of the aliases in it; `null` otherwise. */
  values: string[] | null;
  /** The types of the packages in `definition` and `typeParameters` that have a file, by name. */
  types: Record<string, MachineNamedType>;
  properties: Record<string, MachineMember>;
}

/** `/x/api/<product>/<page>.json` of a hook. */
export interface MachineHook {
  name: string;
  product: ApiProduct;
  plan: ApiPlan;
  imports: string[];
  description: string;
  signatures: string[];
  /** The types of the packages in `signatures` that have a file, by name. */
  types: Record<string, MachineNamedType>;
  /** What stands in the object that it takes first; empty when that is no object of its own. */
  options: Record<string, MachineMember>;
  /** What stands in the object that it returns; empty when that is no object of its own. */
  returned: Record<string, MachineMember>;
  demos: MachineDemo[];
}

export type MachinePage = MachineComponent | MachineInterface | MachineHook;

/** One name in `/x/api/index.json`. */
export interface MachineIndexEntry {
  name: string;
  kind: 'component' | 'hook' | 'interface' | 'event' | 'selector';
  product: ApiProduct;
  plan: ApiPlan;
  /** The address of its file; `null` for events and selectors, which have no file of their own. */
  json: string | null;
}

/** `/x/api/index.json`. */
export interface MachineIndex {
  /** Exact versions by package. */
  packages: Record<string, string>;
  entries: MachineIndexEntry[];
}
