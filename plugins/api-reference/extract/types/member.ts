import ts from 'typescript';
import type {ApiMember, ApiPlan, ApiSignature, ApiType} from '../../model/types';
import {walkNode} from '../../model/walkTypes';
import {readSymbolComment, parseDeprecation, readable, tagText, type DocComment} from '../comments';
import {computedType, declaredNode, writtenType} from './memberType';
import {callableSignature, readSignature} from './signature';
import type {TypeReader} from './typeReader';

export function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** The declaration that says most: the first with a type of its own. */
function mainDeclaration(symbol: ts.Symbol): ts.Declaration | undefined {
  const declarations = symbol.declarations ?? [];
  return declarations.find(declaredNode) ?? declarations[0];
}

function isValue(node: ts.TypeNode): boolean {
  return ts.isUnionTypeNode(node) ? node.types.every(isValue) : ts.isLiteralTypeNode(node);
}

/**
 * The values of a property that several types declare, each with its own: none of them says all that it may be. `null`
 * where it may be more than values.
 */
function uniteValues(reader: TypeReader, symbol: ts.Symbol): ApiType | null {
  const nodes = (symbol.declarations ?? []).map(declaredNode).filter((node) => node !== undefined);
  const [first] = nodes;
  if (!first || !isValue(first) || nodes.every((node) => node.getText() === first.getText())) {
    return null;
  }
  const {checker} = reader;
  const type = checker.getTypeOfSymbol(symbol);
  const all = computedType(reader, checker.getBaseConstraintOfType(type) ?? type, isOptional(symbol));
  return walkNode(all.node).every(({kind}) => kind === 'union' || kind === 'literal') ? all : null;
}

/** The interface or the alias that a member stands in; `null` for an anonymous type. */
export function declaringType(declaration: ts.Declaration | undefined): string | null {
  const parent = declaration?.parent;
  if (parent && ts.isInterfaceDeclaration(parent)) {
    return parent.name.text;
  }
  const alias = parent?.parent;
  return alias && ts.isTypeAliasDeclaration(alias) ? alias.name.text : null;
}

function readType(reader: TypeReader, symbol: ts.Symbol, declaration: ts.Declaration | undefined): ApiType {
  const optional = isOptional(symbol);
  const node = declaredNode(declaration);
  return (
    uniteValues(reader, symbol) ??
    writtenType(reader, node, () => reader.checker.getTypeOfSymbol(symbol), optional)
  );
}

function findSignature(
  reader: TypeReader,
  symbol: ts.Symbol,
  declaration: ts.Declaration | undefined,
  comment: DocComment,
): ApiSignature | null {
  const {checker} = reader;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const node = declaredNode(declaration);
  const isMethod = declaration && (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration));
  const found = isMethod ? type.getCallSignatures()[0] : node && callableSignature(checker, node, type);
  return found ? readSignature(reader, found, comment) : null;
}

/** `@see` and `@example`, as Markdown. */
function readNotes(comment: DocComment): string[] {
  return comment.tags
    .filter(({name, text}) => (name === 'see' || name === 'example') && text !== '')
    .map(({text}) => readable(text));
}

/** Text after a deprecation that stands first in a comment belongs to the member. */
function readDescription(comment: DocComment): string {
  const [first] = comment.tags;
  const hidden =
    comment.description === '' && first?.name === 'deprecated' ? first.text.split('\n').slice(1) : [];
  return readable(comment.description || hidden.join('\n').trim());
}

/** `@default` as written; `null` without it. */
export function readDefault(comment: DocComment): string | null {
  const text = tagText(comment, 'default');
  return text === undefined || text === '' ? null : text.replace(/\s*\n\s*/g, ' ');
}

/** What a comment says about a member, without its types. */
export function describeMember(name: string, comment: DocComment) {
  const found = parseDeprecation(comment);
  // "Use it in the series instead": the same name in another place is no other name.
  const deprecated = found?.replacement === name ? {text: found.text} : found;
  return {
    default: readDefault(comment),
    description: readDescription(comment),
    notes: readNotes(comment),
    deprecated,
  };
}

/** A property, method or prop as the checker sees it. */
export function readMember(reader: TypeReader, symbol: ts.Symbol, plan: ApiPlan): ApiMember {
  const declaration = mainDeclaration(symbol);
  const comment = readSymbolComment(symbol);
  return {
    name: symbol.name,
    required: !isOptional(symbol),
    type: readType(reader, symbol, declaration),
    ...describeMember(symbol.name, comment),
    signature: findSignature(reader, symbol, declaration, comment),
    plan,
    declaredIn: declaringType(declaration),
  };
}
