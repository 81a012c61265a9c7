import ts from 'typescript';
import {groupBy} from '../../../../src/lib/groupBy';
import {createUnion} from '../../model/makeNodes';
import {typeText} from '../../model/typeText';
import type {ApiInterface, ApiMember} from '../../model/types';
import {readSymbolComment, isIgnored} from '../comments';
import type {ExtractContext} from '../context';
import type {ApiExport} from '../exports';
import {readPageBase} from '../pageBase';
import {augmentedPlan, exportPlan, firstPlan} from '../plans';
import {byName} from '../symbols';
import {readMember} from '../types/member';
import {asType} from '../types/memberType';
import {textNode} from '../types/textNode';
import {readTypeNode} from '../types/typeNode';
import {collectTypeArguments, getDeclaredTypes} from '../types/typeArguments';
import {readDefinition, isTypeDeclaration, type TypeDeclaration} from './definition';
import type {TypeReader} from '../types/typeReader';

function readContext({reader}: ExtractContext, declaration: TypeDeclaration): TypeReader {
  if (ts.isEnumDeclaration(declaration)) {
    return reader;
  }
  return {
    ...reader,
    typeArguments: collectTypeArguments(reader, declaration, reader.typeArguments),
    typeParameters: new Set(declaration.typeParameters?.map(({name}) => name.text)),
  };
}

/** Whether a member belongs to a documented package or to one that these are made of, such as `@mui/x-virtualizer`. */
function isFromMuiX({getPackageName}: ExtractContext, declaration: ts.Node | undefined): boolean {
  return declaration !== undefined && getPackageName(declaration).startsWith('@mui/x-');
}

/** The objects that a type is, when it is nothing but objects with names for their members. */
function findObjects(checker: ts.TypeChecker, declared: ts.Type): readonly ts.Type[] {
  // A type that depends on its parameter, or is made of such, is read for all that the parameter may be.
  const depends = (declared.flags & (ts.TypeFlags.Conditional | ts.TypeFlags.Intersection)) !== 0;
  const type = (depends ? checker.getBaseConstraintOfType(declared) : undefined) ?? declared;
  const parts = type.isUnion() ? type.types : [type];
  const areObjects = parts.every(
    (part) =>
      (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
      part.getCallSignatures().length === 0 &&
      !checker.isArrayType(part) &&
      !checker.isTupleType(part),
  );
  return areObjects ? parts : [];
}

/** The members of all objects, each with its symbols. */
function groupMembers(checker: ts.TypeChecker, objects: readonly ts.Type[]) {
  return groupBy(
    objects.flatMap((object) => checker.getPropertiesOfType(object)),
    ({name}) => name,
  );
}

/**
 * One member of a union of objects: its type is what it may be in any of them, and it is required when every object
 * requires it.
 *
 * @param forms - the member in each object that has it
 * @param objects - the number of objects in the union
 */
function unionMember(forms: readonly ApiMember[], objects: number) {
  const parts = forms.flatMap(({type: {node}}) => (node.kind === 'union' ? node.members : [node]));
  return {
    required: forms.length === objects && forms.every(({required}) => required),
    type: asType(createUnion([...new Map(parts.map((part) => [typeText(part), part])).values()])),
    signature: forms.find(({signature}) => signature)?.signature ?? null,
  };
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
  const objects = findObjects(checker, checker.getDeclaredTypeOfSymbol(read));
  // Where packages export different types under one name, a member has the plan of the first that has it.
  const forms = exported.from.map(({symbol: form, package: {plan}}) => {
    const type = checker.getDeclaredTypeOfSymbol(form);
    return {symbol: form, plan, members: groupMembers(checker, findObjects(checker, type))};
  });
  const isOneType = forms.every((form) => form.symbol === symbol);
  return [...groupMembers(checker, objects).values()]
    .filter(([first]) => !isPrivate(first) && !isIgnored(readSymbolComment(first)))
    .filter(([first]) => isFromMuiX(context, first.declarations?.[0]))
    .map(([first, ...others]) => {
      const plan = isOneType
        ? augmentedPlan(context, first, exportPlan(exported))
        : firstPlan(forms, first.name);
      const member = readMember(at, first, plan);
      const inOthers = others.map((other) => readMember(at, other, plan));
      return {...member, ...unionMember([member, ...inOthers], objects.length)};
    })
    .sort(byName);
}

/** Types of other libraries that an interface extends: their members are not repeated. */
function foreignParents(context: ExtractContext, declarations: readonly ts.Node[]) {
  return declarations
    .filter(ts.isInterfaceDeclaration)
    .flatMap(getDeclaredTypes)
    .filter((node) => {
      const [declaration] = context.api.checker.getTypeAtLocation(node).symbol?.declarations ?? [];
      return declaration && !isFromMuiX(context, declaration);
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
  const {symbol} = exported.from.at(-1) ?? exported.from[0];
  const declaration = symbol.declarations?.find(isTypeDeclaration);
  if (!declaration) {
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
    definition: readDefinition(at, declaration, symbol),
    properties: isEnum ? [] : readProperties(context, exported, declaration, symbol),
    extends: foreignParents(context, symbol.declarations ?? []),
  };
}
