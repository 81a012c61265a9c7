import ts from 'typescript';
import type {ApiType, ApiTypeNode} from '../../model/types';
import {readTypeNode} from './typeNode';
import type {TypeReader} from './typeReader';
import {typeText} from '../../model/typeText';

const nodeFlags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.IgnoreErrors;

export function asType(node: ApiTypeNode): ApiType {
  return {text: typeText(node), node};
}

/** A type that stands nowhere in the declarations, as the checker would write it. */
export function computedType(reader: TypeReader, type: ts.Type, optional = false): ApiType {
  const shown = optional ? withoutUndefined(reader.checker, type) : type;
  const node = reader.checker.typeToTypeNode(shown, undefined, nodeFlags);
  return asType(node ? readTypeNode(reader, node, optional) : {kind: 'text', text: 'unknown', names: []});
}

/** The type without `undefined`, but with `null`. */
function withoutUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  if (!type.isUnion() || !type.types.some((member) => member.flags & ts.TypeFlags.Undefined)) {
    return type;
  }
  const hasNull = type.types.some((member) => member.flags & ts.TypeFlags.Null);
  // The checker can only take both away; a type that may be null is left to the reader of its node.
  return hasNull ? type : checker.getNonNullableType(type);
}

/** The type node that a declaration is written with. */
export function declaredNode(declaration: ts.Declaration | undefined): ts.TypeNode | undefined {
  return declaration &&
    (ts.isPropertySignature(declaration) ||
      ts.isParameter(declaration) ||
      ts.isVariableDeclaration(declaration) ||
      ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}

/** The type parameters that stand in a node, without those that it declares itself. */
function typeParametersIn(checker: ts.TypeChecker, node: ts.TypeNode): Set<ts.Symbol> {
  const found = new Set<ts.Symbol>();
  const visit = (inner: ts.Node): void => {
    if (ts.isTypeReferenceNode(inner)) {
      const symbol = checker.getSymbolAtLocation(inner.typeName);
      const [declaration] = symbol?.declarations ?? [];
      const isOutside = declaration && (declaration.pos < node.pos || declaration.end > node.end);
      if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter && isOutside) {
        found.add(symbol);
      }
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}

/**
 * True when a node reads well on a page: it has no type parameters but those that the page shows itself, those that
 * have an argument here, and those that are read as `boolean`.
 */
function isReadable(reader: TypeReader, node: ts.TypeNode): boolean {
  return [...typeParametersIn(reader.checker, node)].every(
    (symbol) => reader.typeParameters.has(symbol.name) || reader.typeArguments.has(symbol),
  );
}

/** Longer than this, and twice as long as what is written, a computed type is no longer read. */
const READABLE_LENGTH = 120;

/** What the type parameters in a node stand for when nobody gives them an argument; `null` when one has no default. */
function readDefaults(reader: TypeReader, node: ts.TypeNode): Map<ts.Symbol, ApiTypeNode> | null {
  const defaults = new Map(reader.typeArguments);
  for (const symbol of typeParametersIn(reader.checker, node)) {
    const [declaration] = symbol.declarations ?? [];
    const written =
      declaration && ts.isTypeParameterDeclaration(declaration)
        ? (declaration.default ?? declaration.constraint)
        : undefined;
    if (!defaults.has(symbol) && !written) {
      return null;
    }
    if (written && !defaults.has(symbol)) {
      defaults.set(symbol, readTypeNode(reader, written));
    }
  }
  return defaults;
}

/** A type that depends on its parameters reads better once they are known. */
function isConditional(node: ts.Node): boolean {
  return ts.isConditionalTypeNode(node) || ts.forEachChild(node, isConditional) === true;
}

/** The type of something that is declared with `node`: as written where that reads well, else as computed. */
export function writtenType(
  reader: TypeReader,
  node: ts.TypeNode | undefined,
  type: () => ts.Type,
  optional: boolean,
): ApiType {
  if (node && !isConditional(node) && isReadable(reader, node)) {
    return asType(readTypeNode(reader, node, optional));
  }
  const computed = computedType(reader, type(), optional);
  const typeArguments = node && computed.text.length > READABLE_LENGTH ? readDefaults(reader, node) : null;
  const written = node && typeArguments && asType(readTypeNode({...reader, typeArguments}, node, optional));
  return written && written.text.length * 2 < computed.text.length ? written : computed;
}

/** The type of something that is declared once. */
export function readSymbolType(reader: TypeReader, symbol: ts.Symbol, optional: boolean): ApiType {
  const node = declaredNode(symbol.declarations?.[0]);
  return writtenType(reader, node, () => reader.checker.getTypeOfSymbol(symbol), optional);
}
