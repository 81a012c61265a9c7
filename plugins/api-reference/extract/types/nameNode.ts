import ts from 'typescript';
import type {ApiTypeName, ApiTypeNode} from '../../model/types';
import {resolved} from '../symbols';
import {entityText, isWritten} from './nodeText';
import type {ReadNode, TypeReader} from './typeReader';
import {typeText} from '../../model/typeText';

/** The symbol that a name in a type stands for. */
export function getSymbol({checker}: TypeReader, name: ts.EntityName): ts.Symbol | undefined {
  const last = ts.isQualifiedName(name) ? name.right : name;
  // Made by the checker: the identifier itself knows its symbol.
  const symbol = isWritten(name) ? checker.getSymbolAtLocation(name) : (last as {symbol?: ts.Symbol}).symbol;
  return symbol && resolved(checker, symbol);
}

/** Names that the checker writes without their namespace. */
function qualified({checker}: TypeReader, name: ts.EntityName, symbol: ts.Symbol | undefined): string {
  const text = entityText(name);
  const isReactType =
    symbol && !isWritten(name) && /\bReact\.\w+$/.test(checker.getFullyQualifiedName(symbol));
  return isReactType && !text.includes('.') ? `React.${text}` : text;
}

/** Arguments that say what would hold without them are left out, from the end. */
function withoutDefaults(args: readonly ApiTypeNode[], symbol: ts.Symbol | undefined): ApiTypeNode[] {
  const [declaration] = symbol?.declarations ?? [];
  const parameters =
    declaration && (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
      ? (declaration.typeParameters ?? [])
      : [];
  const kept = [...args];
  for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
    if (parameters[kept.length - 1]?.default?.getText() !== typeText(last)) {
      break;
    }
    kept.pop();
  }
  return kept;
}

/** A parameter that only switches something is read as what it may be. */
function isSwitch(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  return (
    declaration !== undefined &&
    ts.isTypeParameterDeclaration(declaration) &&
    /^boolean( \| undefined)?$/.test(declaration.constraint?.getText() ?? '')
  );
}

/**
 * A reference to a named type: what stands for it where it is a type parameter or a name that readers cannot import,
 * else the name with its arguments.
 */
export function nameNode(
  reader: TypeReader,
  readNode: ReadNode,
  name: ts.EntityName,
  args: readonly ts.TypeNode[] | undefined,
): ApiTypeNode {
  const symbol = getSymbol(reader, name);
  const argument = symbol && reader.typeArguments.get(symbol);
  if (argument) {
    return argument;
  }
  if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter && isSwitch(reader.checker, symbol)) {
    return {kind: 'name', name: 'boolean', args: []};
  }
  const inside = symbol && !args?.length ? reader.openAlias(symbol) : undefined;
  if (inside) {
    return readNode(inside);
  }
  const text = qualified(reader, name, symbol);
  const read = (args ?? []).map((arg) => readNode(arg));
  const [first] = read;
  if ((text === 'Array' || text === 'ReadonlyArray') && first) {
    return {kind: 'array', element: first, readonly: text === 'ReadonlyArray'};
  }
  if (text === 'NonNullable' && first?.kind === 'name' && first.name === 'boolean') {
    return first;
  }
  const node: ApiTypeName = {kind: 'name', name: text, args: withoutDefaults(read, symbol)};
  if (symbol) {
    reader.onName(node, symbol);
  }
  return node;
}
