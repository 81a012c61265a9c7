/**
 * A type as data: what a page draws so that every name in it can be a link, and long unions and objects can be
 * broken into lines. `ApiType.text` is the same type as one string.
 */
export type ApiTypeNode =
  | ApiTypeName
  | ApiTypeFunction
  | ApiTypeText
  /** A string, number or boolean literal, as written with its quotes: `'standard'`, `25`, `true`. */
  | {kind: 'literal'; text: string}
  /** `A | B`, `A & B`. At least two members, in the order of the declaration. */
  | {kind: 'union' | 'intersection'; members: ApiTypeNode[]}
  /** `T[]`; `readonly T[]` when `readonly`. */
  | {kind: 'array'; element: ApiTypeNode; readonly: boolean}
  /** `[start: T, end?: U]`. */
  | {kind: 'tuple'; elements: ApiTypePart[]}
  /** `{a: string; b?: number}`, written out in place. The name of an index signature has its brackets, `[key: string]`. */
  | {kind: 'object'; members: (ApiTypePart & {name: string})[]}
  /** `keyof T`, `typeof x`. `readonly` before an array is a part of the array. */
  | {kind: 'operator'; operator: string; type: ApiTypeNode}
  /** `ChartsSlots['tooltip']`. */
  | {kind: 'indexed'; object: ApiTypeNode; index: ApiTypeNode};

/** A named type, with its arguments: `GridColDef<R>`, `React.ReactNode`, `string`, `null`. */
export interface ApiTypeName {
  kind: 'name';
  /** As written, with its qualifier: `React.ReactNode`. */
  name: string;
  /** Arguments between the angle brackets; empty without any. */
  args: ApiTypeNode[];
  /** The page of this type in the same model, `<product>/<slug>`; absent when it has none. */
  page?: string;
}

/** `(params: GridRowParams) => void`. */
export interface ApiTypeFunction {
  kind: 'function';
  params: ApiTypePart[];
  returns: ApiTypeNode;
}

/** A parameter of a function, an element of a tuple, which may have no name, or a member of an object, which has no rest. */
export interface ApiTypePart {
  name?: string;
  optional: boolean;
  rest?: boolean;
  type: ApiTypeNode;
}

/** Anything else (conditional and mapped types), as written. */
export interface ApiTypeText {
  kind: 'text';
  /** On one line, without comments. */
  text: string;
  /** The named types in the text, each once. */
  names: ApiTypeName[];
}

/** A type in both forms. */
export interface ApiType {
  /** On one line, as declared: `'asc' | 'desc' | null`. `undefined` of an optional member is left out. */
  text: string;
  node: ApiTypeNode;
}
