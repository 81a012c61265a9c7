import type {ApiType, ApiTypeText} from './typeNodes';

/**
 * The plan a reader needs. For a prop or member: the plan of the package that declares it first, in the order
 * community, pro, premium.
 */
export type ApiPlan = 'community' | 'pro' | 'premium';

/** `@deprecated` of a component, a member, an event or a selector. */
export interface ApiDeprecation {
  /** What the packages say about it, Markdown; may be empty. */
  text: string;
  /** The name to use instead, when the text names one in code: `` Use `rowSelectionModel` instead. `` */
  replacement?: string;
}

/** One parameter of a signature. */
export interface ApiParameter {
  name: string;
  type: ApiType;
  optional: boolean;
  rest: boolean;
  /** Markdown; empty when the packages describe it nowhere. */
  description: string;
}

/** How a function is called. */
export interface ApiSignature {
  /** On one line: `(params: GridRowParams, details: GridCallbackDetails) => void`. */
  text: string;
  /** As written between the angle brackets: `R extends GridValidRowModel = any`; empty without any. */
  typeParameters: ApiTypeText[];
  params: ApiParameter[];
  returns: {
    type: ApiType;
    /** Markdown; empty when the packages describe it nowhere. */
    description: string;
  };
}

/** A prop of a component, or a property or method of an interface. */
export interface ApiMember {
  name: string;
  required: boolean;
  type: ApiType;
  /** As written in the source: `'standard'`, `false`, `[25, 50]`; `null` when none is documented. */
  default: string | null;
  /** Markdown without the tags; empty without a comment. Links are absolute, `[[Name]]` is `` `Name` ``. */
  description: string;
  /** Links of `@see`, and `@example`, as Markdown lines; empty without any. */
  notes: string[];
  deprecated: ApiDeprecation | null;
  /** Present for everything that can be called: methods and callbacks. */
  signature: ApiSignature | null;
  plan: ApiPlan;
  /** The interface that declares it, such as `ValidateDateProps`; `null` for an anonymous type. */
  declaredIn: string | null;
}

/** Props that a component takes from a component of another library or of React. */
export interface ApiInheritedProps {
  /** The interface that declares them, `FormControlOwnProps`, or the attributes of React, `React.HTMLAttributes`. */
  origin: string;
  /** The npm package of the origin: `@mui/material`, `@types/react`. */
  package: string;
  /** By name. Empty for the attributes of React, which are those of the HTML or SVG element. */
  props: ApiMember[];
}

/** One slot: a part of a component that a reader may replace. */
export interface ApiSlot {
  name: string;
  /** As written in the source: `Autocomplete`, `'div'`, `PickersDay`; `null` when none is documented. */
  default: string | null;
  /** The global class of the part: `.MuiDatePicker-toolbar`; `null` without any. */
  class: string | null;
  /** Markdown. */
  description: string;
  /** The declared type of the slot. */
  type: ApiType;
  /** The type of `slotProps.<name>`; `null` when it takes none. */
  propsType: ApiType | null;
  plan: ApiPlan;
  deprecated: ApiDeprecation | null;
}

/** One CSS class. */
export interface ApiClass {
  /** The key in `classes` and in the classes object: `columnHeader`. */
  key: string;
  /** `MuiDataGrid-columnHeader`, or the state class `Mui-selected`. */
  className: string;
  /** True for a state class that all components share, `Mui-…`. */
  isGlobal: boolean;
  /** Markdown. */
  description: string;
  deprecated: ApiDeprecation | null;
}
