import ts from 'typescript';
import {createFunction} from '../../model/makeNodes';
import type {ApiParameter, ApiSignature, ApiTypeText} from '../../model/types';
import {readable, tagText, type DocComment} from '../comments';
import {declaredNode, writtenType} from './memberType';
import {textNode} from './textNode';
import type {TypeReader} from './typeReader';
import {typeText} from '../../model/typeText';

/** One `@param`, with its type in braces taken away. */
export interface DocumentedParameter {
  name: string;
  description: string;
}

/** `{GridRowParams} params With all properties.` → name and description. */
function parseParameter(text: string): DocumentedParameter {
  const [, rest = ''] = /^(?:\{(?:[^{}]|\{[^}]*\})*\})?\s*([\s\S]*)$/.exec(text) ?? [];
  const [, name = '', description = ''] = /^(\[?[\w.$]+(?:=[^\]]*)?\]?)\s*-?\s*([\s\S]*)$/.exec(rest) ?? [];
  return {name: name.replace(/[[\]]|=.*$/g, ''), description: readable(description)};
}

/** The parameters that a comment describes; those of their properties, `params.id`, are left out. */
export function documentedParameters(comment: DocComment): DocumentedParameter[] {
  return comment.tags
    .filter(({name}) => name === 'param')
    .map(({text}) => parseParameter(text))
    .filter(({name}) => name !== '' && !name.includes('.'));
}

function returnDescription(comment: DocComment): string {
  const text = tagText(comment, 'returns') ?? tagText(comment, 'return') ?? '';
  return readable(text.replace(/^\{(?:[^{}]|\{[^}]*\})*\}\s*/, ''));
}

function readParameter(
  reader: TypeReader,
  symbol: ts.Symbol,
  index: number,
  documented: readonly DocumentedParameter[],
): ApiParameter {
  const declaration = symbol.valueDeclaration;
  const parameter = declaration && ts.isParameter(declaration) ? declaration : undefined;
  const optional = parameter?.questionToken !== undefined || parameter?.initializer !== undefined;
  const node = declaredNode(parameter);
  const type = writtenType(reader, node, () => reader.checker.getTypeOfSymbol(symbol), optional);
  const name = symbol.name.startsWith('__') ? (documented[index]?.name ?? 'options') : symbol.name;
  const byName = documented.find((entry) => entry.name === name);
  // A comment may call a parameter otherwise than the declaration; then the place decides.
  const described = byName ?? (documented.length > index ? documented[index] : undefined);
  return {
    name,
    type,
    optional,
    rest: parameter?.dotDotDotToken !== undefined,
    description: described?.description ?? '',
  };
}

function typeParameter(reader: TypeReader, symbol: ts.Symbol): ApiTypeText {
  const [declaration] = symbol.declarations ?? [];
  return declaration ? textNode(reader, declaration) : {kind: 'text', text: symbol.name, names: []};
}

/** A signature with what its comment says about parameters and result. */
export function readSignature(
  reader: TypeReader,
  signature: ts.Signature,
  comment: DocComment,
): ApiSignature {
  const parameterSymbols = (signature.typeParameters ?? []).map(({symbol}) => symbol);
  const typeParameters = new Set([...reader.typeParameters, ...parameterSymbols.map(({name}) => name)]);
  const inside = {...reader, typeParameters};
  const documented = documentedParameters(comment);
  const params = signature.parameters.map((symbol, index) =>
    readParameter(inside, symbol, index, documented),
  );
  const declared = signature.declaration?.type;
  const returnNode = declared && ts.isTypeNode(declared) ? declared : undefined;
  const returns = writtenType(inside, returnNode, () => signature.getReturnType(), false);
  const call = {params, returns: {type: returns, description: returnDescription(comment)}};
  return {
    text: typeText(createFunction(call)),
    typeParameters: parameterSymbols.map((symbol) => typeParameter(reader, symbol)),
    ...call,
  };
}

/** The function in a declared type: itself, a member of a union, or what an alias stands for; `null` without any. */
export function callableSignature(
  checker: ts.TypeChecker,
  node: ts.TypeNode,
  type: ts.Type,
): ts.Signature | null {
  if (ts.isParenthesizedTypeNode(node)) {
    return callableSignature(checker, node.type, type);
  }
  if (ts.isUnionTypeNode(node)) {
    const members = type.isUnion() ? type.types : [type];
    const written = node.types.some((member) => isFunctionLike(checker, member));
    return written ? firstFunction(members) : null;
  }
  return isFunctionLike(checker, node) ? firstFunction(type.isUnion() ? type.types : [type]) : null;
}

function firstFunction(types: readonly ts.Type[]): ts.Signature | null {
  return types.flatMap((type) => [...type.getCallSignatures()])[0] ?? null;
}

/** A type that is a function and nothing else, by how it is written; an alias counts for what it stands for. */
function isFunctionLike(checker: ts.TypeChecker, node: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(node)) {
    return isFunctionLike(checker, node.type);
  }
  if (ts.isFunctionTypeNode(node)) {
    return true;
  }
  if (!ts.isTypeReferenceNode(node) && !ts.isIndexedAccessTypeNode(node)) {
    return false;
  }
  const type = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  return !type.isUnion() && type.getCallSignatures().length > 0 && type.getProperties().length === 0;
}
