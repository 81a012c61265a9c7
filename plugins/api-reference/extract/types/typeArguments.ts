import ts from 'typescript';
import type {ApiTypeNode} from '../../model/types';
import {symbolAt} from '../symbols';
import {readTypeNode} from './typeNode';
import type {TypeReader} from './typeReader';

/** A declaration that may be made of other types. */
export type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;

export function isDeclared(node: ts.Node): node is Declared {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
}

/** The types that a declaration is made of: what it extends, or the right side of an alias. */
export function getDeclaredTypes(declaration: Declared): readonly ts.TypeNode[] {
  return ts.isTypeAliasDeclaration(declaration)
    ? [declaration.type]
    : (declaration.heritageClauses ?? []).flatMap(({types}) => [...types]);
}

/**
 * What the type parameters of all interfaces stand for that a type is made of. `DatePickerProps` extends an interface
 * with `TValue`, given as `PickerValue`: a property that is declared as `TValue` is read as `PickerValue`.
 *
 * @param root - a type reference, the declaration of a type, or any type that is made of such
 * @param base - arguments that are known already; they stay
 */
export function collectTypeArguments(
  reader: TypeReader,
  root: ts.TypeNode | Declared,
  base: ReadonlyMap<ts.Symbol, ApiTypeNode> = new Map(),
): Map<ts.Symbol, ApiTypeNode> {
  const {checker} = reader;
  const found = new Map(base);
  const seen = new Set<ts.Node>();

  const visitDeclared = (declaration: Declared): void => {
    if (!seen.has(declaration)) {
      seen.add(declaration);
      getDeclaredTypes(declaration).forEach(visit);
    }
  };

  const bind = (declaration: Declared, args: readonly ts.TypeNode[]): void => {
    declaration.typeParameters?.forEach((parameter, index) => {
      const symbol = checker.getSymbolAtLocation(parameter.name);
      const argument = args[index] ?? parameter.default;
      if (symbol && argument && !found.has(symbol)) {
        found.set(symbol, readTypeNode({...reader, typeArguments: found}, argument));
      }
    });
  };

  const visitName = (name: ts.Node, args: readonly ts.TypeNode[]): void => {
    const declarations = (symbolAt(checker, name)?.declarations ?? []).filter(isDeclared);
    for (const declaration of declarations) {
      bind(declaration, args);
      visitDeclared(declaration);
    }
    // `Omit<A, 'b'>`, `ForwardRefExoticComponent<A>` and the like are made of their arguments.
    const isTool = declarations.every(
      (declaration) =>
        !reader.isDocumented(declaration) ||
        (ts.isTypeAliasDeclaration(declaration) && !ts.isTypeReferenceNode(declaration.type)),
    );
    if (isTool) {
      args.forEach(visit);
    }
  };

  const visit = (node: ts.TypeNode): void => {
    if (ts.isTypeReferenceNode(node)) {
      visitName(node.typeName, node.typeArguments ?? []);
    } else if (ts.isExpressionWithTypeArguments(node)) {
      visitName(node.expression, node.typeArguments ?? []);
    } else if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
      node.types.forEach(visit);
    } else if (ts.isParenthesizedTypeNode(node)) {
      visit(node.type);
    }
  };

  if (isDeclared(root)) {
    visitDeclared(root);
  } else {
    visit(root);
  }
  return found;
}
