import ts from 'typescript';
import {createUnion} from '../../model/makeNodes';
import type {ApiType, ApiTypeNode} from '../../model/types';
import {asType} from '../types/memberType';
import {isDeclared, type Declared} from '../types/typeArguments';
import {readTypeNode} from '../types/typeNode';
import type {TypeReader} from '../types/typeReader';

/** A declaration of a type. */
export type TypeDeclaration = Declared | ts.EnumDeclaration;

export function isTypeDeclaration(node: ts.Node): node is TypeDeclaration {
  return isDeclared(node) || ts.isEnumDeclaration(node);
}

/** The values that a type is made of, as literals; `null` where it is made of anything else. */
function readValues(type: ts.Type): ApiTypeNode[] | null {
  const parts = type.isUnion() ? type.types : [type];
  const values = parts.flatMap((part): ApiTypeNode[] => {
    if (part.isStringLiteral()) {
      return [{kind: 'literal', text: `'${part.value}'`}];
    }
    return part.isNumberLiteral() ? [{kind: 'literal', text: String(part.value)}] : [];
  });
  return values.length === parts.length ? values : null;
}

/** More values than a reader looks through: what they are taken from says more. */
const MOST_VALUES = 40;

/** The values of an alias that takes them from the keys or the properties of another type. */
function takenValues(at: TypeReader, node: ts.TypeNode, symbol: ts.Symbol): ApiTypeNode[] | null {
  const isTaken = ts.isIndexedAccessTypeNode(node) || ts.isTypeOperatorNode(node);
  const values = isTaken ? readValues(at.checker.getDeclaredTypeOfSymbol(symbol)) : null;
  if (!values || values.length > MOST_VALUES) {
    return null;
  }
  // The checker knows the keys in another order than they are written in.
  const keys = ts.isTypeOperatorNode(node)
    ? at.checker.getPropertiesOfType(at.checker.getTypeFromTypeNode(node.type)).map(({name}) => `'${name}'`)
    : [];
  const findPlace = (value: ApiTypeNode) => (value.kind === 'literal' ? keys.indexOf(value.text) : -1);
  return [...values].sort((a, b) => findPlace(a) - findPlace(b));
}

/** The right side of an alias, or the values that it stands for; the values of an enumeration; `null` for an interface or a class. */
export function readDefinition(
  at: TypeReader,
  declaration: TypeDeclaration,
  symbol: ts.Symbol,
): ApiType | null {
  if (ts.isTypeAliasDeclaration(declaration)) {
    const values = takenValues(at, declaration.type, symbol);
    return asType(values ? createUnion(values) : readTypeNode(at, declaration.type));
  }
  if (!ts.isEnumDeclaration(declaration)) {
    return null;
  }
  return asType(createUnion(readValues(at.checker.getDeclaredTypeOfSymbol(symbol)) ?? []));
}
