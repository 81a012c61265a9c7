import ts from 'typescript';
import type {ApiType, ApiTypeNode} from '../../model/types';
import type {MemberContext} from '../types/member';
import {asType} from '../types/memberType';
import {readTypeNode} from '../types/typeNode';

/** A declaration of a type. */
export type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration;

export function isTypeDeclaration(node: ts.Node): node is TypeDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node);
}

/** The values of an enumeration as literals. */
function valuesOf(type: ts.Type): ApiTypeNode[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part): ApiTypeNode[] => {
    if (part.isStringLiteral()) {
      return [{kind: 'literal', text: `'${part.value}'`}];
    }
    return part.isNumberLiteral() ? [{kind: 'literal', text: String(part.value)}] : [];
  });
}

/** The right side of an alias, the values of an enumeration; `null` for an interface. */
export function definitionOf(
  at: MemberContext,
  declaration: TypeDeclaration,
  symbol: ts.Symbol,
): ApiType | null {
  if (ts.isTypeAliasDeclaration(declaration)) {
    return asType(readTypeNode(at, declaration.type));
  }
  if (!ts.isEnumDeclaration(declaration)) {
    return null;
  }
  const members = valuesOf(at.checker.getDeclaredTypeOfSymbol(symbol));
  const [only] = members;
  return asType(members.length === 1 && only ? only : {kind: 'union', members});
}
