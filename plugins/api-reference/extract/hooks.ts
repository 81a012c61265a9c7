import ts from 'typescript';
import type {ApiHook, ApiMember, ApiPlan} from '../model/types';
import {readSymbolComment} from './comments';
import type {ExtractContext} from './context';
import {hasPage, mainSymbol, type ApiExport} from './exports';
import {readPageBase} from './pageBase';
import {byName} from './symbols';
import {readMember} from './types/member';
import {readSignature} from './types/signature';

/** The properties of an object that only this hook takes or gives: a literal, or a type named after it. */
function readMembers(context: ExtractContext, type: ts.Type | undefined, plan: ApiPlan): ApiMember[] {
  const name = type?.aliasSymbol?.name ?? type?.symbol?.name ?? '';
  const isNamedAfterHook = name.startsWith('Use') || name === ts.InternalSymbolName.Type;
  if (!type || !isNamedAfterHook || type.isUnion() || type.getCallSignatures().length > 0) {
    return [];
  }
  return type
    .getProperties()
    .filter(({declarations: [declaration] = []}) => declaration && context.reader.isDocumented(declaration))
    .map((symbol) => readMember(context.reader, symbol, plan))
    .sort(byName);
}

function readHook(context: ExtractContext, exported: ApiExport): ApiHook {
  const {checker} = context.api;
  const symbol = mainSymbol(exported);
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [first] = signatures;
  if (!first) {
    throw new Error(`The hook "${exported.name}" cannot be read: it cannot be called`);
  }
  const comment = readSymbolComment(symbol);
  const base = readPageBase(context, exported);
  const [parameter] = first.parameters;
  return {
    kind: 'hook',
    ...base,
    signatures: signatures.map((signature) => readSignature(context.reader, signature, comment)),
    options: readMembers(
      context,
      parameter && checker.getNonNullableType(checker.getTypeOfSymbol(parameter)),
      base.plan,
    ),
    returned: readMembers(context, first.getReturnType(), base.plan),
  };
}

/**
 * The pages of all hooks.
 *
 * @throws an error that names a hook that cannot be called
 */
export function readHooks(context: ExtractContext): ApiHook[] {
  return context.exports
    .filter((exported) => hasPage(exported, 'hook'))
    .map((exported) => readHook(context, exported));
}
