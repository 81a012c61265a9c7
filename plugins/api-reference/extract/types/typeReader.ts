import type ts from 'typescript';
import type {ApiTypeName, ApiTypeNode} from '../../model/types';

/** Told of every named type, with its symbol, so that it can become a link later. */
export type OnName = (node: ApiTypeName, symbol: ts.Symbol) => void;

/** What converts the nodes of one program. */
export interface TypeReader {
  checker: ts.TypeChecker;
  onName: OnName;
  /** What stands for type parameters where this is read; those without an entry keep their name. */
  typeArguments: ReadonlyMap<ts.Symbol, ApiTypeNode>;
  /** Type parameters that the page itself shows: `R` of `GridColDef<R>`. */
  typeParameters: ReadonlySet<string>;
  /** The right side of an alias that readers cannot import; `undefined` for a name that says more than its type. */
  openAlias: (symbol: ts.Symbol) => ts.TypeNode | undefined;
  /** Whether a declaration belongs to one of the documented packages. */
  isDocumented: (declaration: ts.Node) => boolean;
}

/** Reads a node inside another; `optional` leaves its `undefined` out. */
export type ReadNode = (node: ts.TypeNode, optional?: boolean) => ApiTypeNode;
