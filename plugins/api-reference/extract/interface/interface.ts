import ts from 'typescript';
import type {ApiInterface, ApiMember} from '../../model/types';
import {commentOfSymbol, isIgnored} from '../comments';
import type {ExtractContext} from '../context';
import type {ApiExport} from '../exports';
import {readPageBase} from '../pageBase';
import {augmentedPlan, firstPlan} from '../plans';
import {byName} from '../symbols';
import {readMember, type MemberContext} from '../types/member';
import {asType} from '../types/memberType';
import {textNode} from '../types/textNode';
import {readTypeNode} from '../types/typeNode';
import {collectTypeArguments} from '../types/typeArguments';
import {definitionOf, isTypeDeclaration, type TypeDeclaration} from './definition';
import {membersOf, objectsOf} from './objects';
import {unionMember} from './unionMember';

function readContext({reader}: ExtractContext, declaration: TypeDeclaration): MemberContext {
  const own = ts.isEnumDeclaration(declaration) ? [] : (declaration.typeParameters ?? []);
  return {
    ...reader,
    typeArguments: ts.isEnumDeclaration(declaration)
      ? reader.typeArguments
      : collectTypeArguments(reader, declaration, reader.typeArguments),
    typeParameters: new Set(own.map(({name}) => name.text)),
  };
}

/** Whether a member belongs to a documented package or to one that these are made of, such as `@mui/x-virtualizer`. */
function isOwn({packageOf}: ExtractContext, declaration: ts.Node | undefined): boolean {
  return declaration !== undefined && packageOf(declaration).startsWith('@mui/x-');
}

function readProperties(
  context: ExtractContext,
  exported: ApiExport,
  declaration: TypeDeclaration,
  symbol: ts.Symbol,
): ApiMember[] {
  const {checker} = context.api;
  const at = readContext(context, declaration);
  const read = context.api.defaults.get(exported.name) ?? symbol;
  const objects = objectsOf(checker, checker.getDeclaredTypeOfSymbol(read));
  // Where packages export different types under one name, a member has the plan of the first that has it.
  const forms = exported.from.map(({symbol: form, package: {plan}}) => {
    const type = checker.getDeclaredTypeOfSymbol(form);
    return {symbol: form, plan, members: membersOf(checker, objectsOf(checker, type))};
  });
  const isOneType = forms.every((form) => form.symbol === symbol);
  return [...membersOf(checker, objects).values()]
    .filter(([first]) => first !== undefined && !isPrivate(first) && !isIgnored(commentOfSymbol(first)))
    .filter(([first]) => isOwn(context, first?.declarations?.[0]))
    .flatMap((symbols) => {
      const [first] = symbols;
      if (!first) {
        return [];
      }
      const lowest = forms[0]?.plan ?? 'community';
      const plan = isOneType ? augmentedPlan(context, first, lowest) : firstPlan(forms, first.name);
      return [
        unionMember(
          symbols.map((entry) => readMember(at, entry, plan)),
          objects.length,
        ),
      ];
    })
    .sort(byName);
}

/** Types of other libraries that an interface extends: their members are not repeated. */
function foreignParents(context: ExtractContext, declarations: readonly ts.Node[]) {
  return declarations
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({heritageClauses}) => heritageClauses?.flatMap(({types}) => [...types]) ?? [])
    .filter((node) => {
      const [declaration] = context.api.checker.getTypeAtLocation(node).symbol?.declarations ?? [];
      return declaration && !isOwn(context, declaration);
    })
    .map((node) => asType(readTypeNode(context.reader, node)));
}

function isPrivate(symbol: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (symbol.declarations ?? []).some(
    (declaration) => (ts.getCombinedModifierFlags(declaration) & hidden) !== 0,
  );
}

/**
 * The page of an interface, a type alias, an enumeration or a class. Where packages export different types under one name, that
 * of the highest plan is read.
 *
 * @throws an error that names a type without a declaration
 */
export function readInterface(context: ExtractContext, exported: ApiExport): ApiInterface {
  const base = readPageBase(context, exported);
  const symbol = exported.from.at(-1)?.symbol;
  const declaration = symbol?.declarations?.find(isTypeDeclaration);
  if (!symbol || !declaration) {
    throw new Error(`"${exported.name}" cannot be read: it has no declaration of a type`);
  }
  const at = readContext(context, declaration);
  const isEnum = ts.isEnumDeclaration(declaration);
  return {
    kind: 'interface',
    ...base,
    typeParameters: isEnum
      ? []
      : (declaration.typeParameters ?? []).map((parameter) => textNode(context.reader, parameter)),
    definition: definitionOf(at, declaration, symbol),
    properties: isEnum ? [] : readProperties(context, exported, declaration, symbol),
    extends: foreignParents(context, symbol.declarations ?? []),
  };
}
