import ts from 'typescript';
import {createUnion} from '../../model/makeNodes';
import type {ApiTypeNode} from '../../model/types';
import {nameNode} from './nameNode';
import {oneLine} from './nodeText';
import {textNode} from './textNode';
import type {ReadNode, TypeReader} from './typeReader';

/** `undefined` says of an optional member what its optionality says. */
function isUndefined(node: ts.TypeNode): boolean {
  return node.kind === ts.SyntaxKind.UndefinedKeyword;
}

function unionNode(readNode: ReadNode, node: ts.UnionTypeNode, optional: boolean): ApiTypeNode {
  const kept = node.types.filter((type) => !(optional && isUndefined(type)));
  return createUnion(
    kept.flatMap((type) => {
      const member = readNode(type);
      return member.kind === 'union' ? member.members : [member];
    }),
  );
}

const anyNode: ApiTypeNode = {kind: 'name', name: 'any', args: []};

function readParams(readNode: ReadNode, params: readonly ts.ParameterDeclaration[]) {
  return params.map((param) => ({
    name: oneLine(param.name),
    optional: param.questionToken !== undefined,
    rest: param.dotDotDotToken !== undefined,
    type: param.type ? readNode(param.type) : anyNode,
  }));
}

function functionNode(readNode: ReadNode, node: ts.FunctionTypeNode | ts.MethodSignature): ApiTypeNode {
  const returns: ApiTypeNode = node.type ? readNode(node.type) : {kind: 'name', name: 'void', args: []};
  return {kind: 'function', params: readParams(readNode, [...node.parameters]), returns};
}

function objectNode(reader: TypeReader, readNode: ReadNode, node: ts.TypeLiteralNode): ApiTypeNode {
  const members = node.members.flatMap((member) => {
    const optional = member.questionToken !== undefined;
    if (ts.isPropertySignature(member) && member.type) {
      return [{name: oneLine(member.name), optional, type: readNode(member.type, optional)}];
    }
    if (ts.isMethodSignature(member)) {
      return [{name: oneLine(member.name), optional, type: functionNode(readNode, member)}];
    }
    if (ts.isIndexSignatureDeclaration(member)) {
      const name = `[${member.parameters.map(oneLine).join(', ')}]`;
      return [{name, optional: false, type: readNode(member.type)}];
    }
    return [];
  });
  // A call signature in an object type is better read as written.
  return members.length === node.members.length ? {kind: 'object', members} : textNode(reader, node);
}

function tupleNode(readNode: ReadNode, node: ts.TupleTypeNode): ApiTypeNode {
  const elements = node.elements.map((element) => {
    if (ts.isNamedTupleMember(element)) {
      const {name, questionToken, dotDotDotToken, type} = element;
      return {
        name: name.text,
        optional: questionToken !== undefined,
        rest: dotDotDotToken !== undefined,
        type: readNode(type),
      };
    }
    const optional = ts.isOptionalTypeNode(element);
    const rest = ts.isRestTypeNode(element);
    return {optional, rest, type: readNode(optional || rest ? element.type : element)};
  });
  return {kind: 'tuple', elements};
}

/**
 * A type as data. Reads nodes of declaration files and nodes that the checker makes.
 *
 * @param optional - true for the type of an optional member: its `undefined` is left out
 */
export function readTypeNode(reader: TypeReader, node: ts.TypeNode, optional = false): ApiTypeNode {
  const read: ReadNode = (inner, isOptional) => readTypeNode(reader, inner, isOptional);
  if (ts.isParenthesizedTypeNode(node)) return readTypeNode(reader, node.type, optional);
  if (ts.isUnionTypeNode(node)) return unionNode(read, node, optional);
  if (ts.isIntersectionTypeNode(node))
    return {kind: 'intersection', members: node.types.map((type) => read(type))};
  if (ts.isTypeReferenceNode(node)) return nameNode(reader, read, node.typeName, node.typeArguments);
  if (ts.isImportTypeNode(node) && node.qualifier)
    return nameNode(reader, read, node.qualifier, node.typeArguments);
  if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) {
    return nameNode(reader, read, node.expression, node.typeArguments);
  }
  if (ts.isArrayTypeNode(node)) return {kind: 'array', element: read(node.elementType), readonly: false};
  if (ts.isTupleTypeNode(node)) return tupleNode(read, node);
  if (ts.isFunctionTypeNode(node)) return functionNode(read, node);
  if (ts.isTypeLiteralNode(node)) return objectNode(reader, read, node);
  if (ts.isLiteralTypeNode(node)) return literalNode(node);
  if (ts.isIndexedAccessTypeNode(node)) {
    return {kind: 'indexed', object: read(node.objectType), index: read(node.indexType)};
  }
  if (ts.isTypeOperatorNode(node)) return operatorNode(read, node);
  if (ts.isTypeQueryNode(node))
    return {kind: 'operator', operator: 'typeof', type: nameNode(reader, read, node.exprName, undefined)};
  if (ts.isToken(node)) return {kind: 'name', name: ts.tokenToString(node.kind) ?? oneLine(node), args: []};
  return textNode(reader, node);
}

function literalNode({literal}: ts.LiteralTypeNode): ApiTypeNode {
  if (literal.kind === ts.SyntaxKind.NullKeyword) return {kind: 'name', name: 'null', args: []};
  return {kind: 'literal', text: ts.isStringLiteral(literal) ? `'${literal.text}'` : oneLine(literal)};
}

function operatorNode(readNode: ReadNode, node: ts.TypeOperatorNode): ApiTypeNode {
  const type = readNode(node.type);
  if (node.operator === ts.SyntaxKind.ReadonlyKeyword && type.kind === 'array')
    return {...type, readonly: true};
  return {kind: 'operator', operator: ts.tokenToString(node.operator) ?? '', type};
}
