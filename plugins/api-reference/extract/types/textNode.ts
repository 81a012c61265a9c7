import ts from 'typescript';
import type {ApiTypeName, ApiTypeText} from '../../model/types';
import {getSymbol} from './nameNode';
import {entityText, oneLineCode} from './nodeText';
import type {TypeReader} from './typeReader';

/** The name that a node refers to a type by. */
function referredName(node: ts.Node): ts.EntityName | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isImportTypeNode(node)) return node.qualifier;
  if (ts.isTypeQueryNode(node)) return node.exprName;
  return ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)
    ? node.expression
    : undefined;
}

/** The named types inside a node, each once; type parameters are none. */
function namesIn(reader: TypeReader, node: ts.Node): ApiTypeName[] {
  const found = new Map<string, ApiTypeName>();
  const visit = (inner: ts.Node): void => {
    const name = referredName(inner);
    const symbol = name && getSymbol(reader, name);
    const text = name ? entityText(name) : '';
    if (symbol && !(symbol.flags & ts.SymbolFlags.TypeParameter) && !found.has(text)) {
      const named: ApiTypeName = {kind: 'name', name: text, args: []};
      reader.onName(named, symbol);
      found.set(text, named);
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return [...found.values()];
}

/** A node that is read as it is written: a conditional or a mapped type, a type parameter with its constraint. */
export function textNode(reader: TypeReader, node: ts.Node): ApiTypeText {
  return {kind: 'text', text: oneLineCode(node), names: namesIn(reader, node)};
}
