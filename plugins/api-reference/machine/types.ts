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
  kind: 'component';
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
  kind: 'interface';
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
  kind: 'hook';
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

/** An event of the data grid. */
export interface MachineEvent {
  plan: ApiPlan;
  description: string;
  /** What the listener gets first; `null` when it gets nothing. */
  params: string | null;
  /** The type of the event object, which the listener gets second. */
  event: string;
  /** The types of the packages in `params` and `event` that have a file, by name. */
  types: Record<string, MachineNamedType>;
  /** The prop that listens to it; `null` without any. */
  prop: string | null;
  deprecated: string | null;
}

/** `/x/api/data-grid/events.json`. */
export interface MachineEvents {
  kind: 'events';
  product: ApiProduct;
  events: Record<string, MachineEvent>;
}

/** A part of the API object: the methods that one interface adds to it. */
export interface MachineArea {
  title: string;
  /** The interface. */
  name: string;
  plan: ApiPlan;
  description: string;
}

/** A method of the API object. */
export interface MachineMethod extends MachineMember {
  /** Its key in `areas`. */
  area: string;
}

/** `/x/api/data-grid/api-object.json`. */
export interface MachineApiObject {
  kind: 'api-object';
  product: ApiProduct;
  areas: Record<string, MachineArea>;
  methods: Record<string, MachineMethod>;
}

/** A state selector of the data grid. */
export interface MachineSelector {
  plan: ApiPlan;
  /** Empty when the packages name none. */
  category: string;
  description: string;
  signature: string;
  /** What it returns. */
  returns: string;
  /** The types of the packages in `signature` that have a file, by name. */
  types: Record<string, MachineNamedType>;
  deprecated: string | null;
}

/** `/x/api/data-grid/selectors.json`. */
export interface MachineSelectors {
  kind: 'selectors';
  product: ApiProduct;
  selectors: Record<string, MachineSelector>;
}

/** What belongs to no single export. */
export type MachineList = MachineEvents | MachineApiObject | MachineSelectors;

/** One name in `/x/api/index.json`. */
export interface MachineIndexEntry {
  name: string;
  kind: 'component' | 'hook' | 'interface' | 'event' | 'method' | 'selector';
  product: ApiProduct;
  plan: ApiPlan;
  /** The address of its file; all events share one, and so do all methods and all selectors. */
  json: string;
}

/** `/x/api/index.json`. */
export interface MachineIndex {
  kind: 'index';
  /** Exact versions by package. */
  packages: Record<string, string>;
  entries: MachineIndexEntry[];
}

/** What a file for machines holds; `kind` says which. */
export type MachineFile = MachinePage | MachineList | MachineIndex;
