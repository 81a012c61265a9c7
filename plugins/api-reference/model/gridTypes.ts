import type {ApiDeprecation, ApiMember, ApiPlan, ApiSignature} from './members';
import type {ApiType} from './typeNodes';

/** An event of the data grid: `apiRef.current.subscribeEvent('rowClick', …)`. */
export interface ApiEvent {
  name: string;
  plan: ApiPlan;
  description: string;
  /** `null` when the event has none. */
  params: ApiType | null;
  /** The type of the event object: `MuiEvent<React.MouseEvent<HTMLElement>>`. */
  event: ApiType;
  /** The prop that listens to it: `onRowClick`; `null` without any. */
  prop: string | null;
  deprecated: ApiDeprecation | null;
}

/** One area of the API object: the methods that one interface adds to it. */
export interface ApiObjectArea {
  /** Kebab case, unique: `sort`, `column-pinning`. */
  id: string;
  /** The interface: `GridSortApi`. */
  name: string;
  /** The area in words, from the name of the interface: `Sort`, `Column pinning`. */
  title: string;
  plan: ApiPlan;
  description: string;
  methods: ApiMember[];
}

/** A state selector of the data grid. */
export interface ApiSelector {
  name: string;
  plan: ApiPlan;
  /** `Sorting`; empty when the packages name none. */
  category: string;
  description: string;
  /** How it is called. */
  signature: ApiSignature;
  deprecated: ApiDeprecation | null;
}
