import ts from 'typescript';
import type {ApiTypeNode} from '../../model/types';
import {oneLine} from './nodeText';
import {textNode} from './textNode';
import type {ReadNode, TypeReader} from './typeReader';

const anyNode: ApiTypeNode = {kind: 'name', name: 'any', args: []};

function paramsOf(readNode: ReadNode, params: readonly ts.ParameterDeclaration[]) {
  return params.map((param) => ({
    name: oneLine(param.name),
    optional: param.questionToken !== undefined,
    rest: param.dotDotDotToken !== undefined,
    type: param.type ? readNode(param.type) : anyNode,
  }));
}

export function functionNode(
  readNode: ReadNode,
  node: ts.FunctionTypeNode | ts.MethodSignature,
): ApiTypeNode {
  const returns: ApiTypeNode = node.type ? readNode(node.type) : {kind: 'name', name: 'void', args: []};
  return {kind: 'function', params: paramsOf(readNode, [...node.parameters]), returns};
}

export function objectNode(reader: TypeReader, readNode: ReadNode, node: ts.TypeLiteralNode): ApiTypeNode {
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

export function tupleNode(readNode: ReadNode, node: ts.TupleTypeNode): ApiTypeNode {
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
