import type ts from 'typescript';
import type {ApiClass, ApiPlan, ApiSlot} from '../../model/types';
import {readSymbolComment, isIgnored} from '../comments';
import {byName} from '../symbols';
import {describeMember, isOptional} from '../types/member';
import {declaredNode, readSymbolType} from '../types/memberType';
import {collectTypeArguments} from '../types/typeArguments';
import type {TypeReader} from '../types/typeReader';

function getProperties(checker: ts.TypeChecker, prop: ts.Symbol | undefined): readonly ts.Symbol[] {
  return prop ? checker.getNonNullableType(checker.getTypeOfSymbol(prop)).getProperties() : [];
}

/** The names of the slots of a component. */
export function slotNames(
  checker: ts.TypeChecker,
  props: ReadonlyMap<string, ts.Symbol>,
): ReadonlySet<string> {
  return new Set(getProperties(checker, props.get('slots')).map(({name}) => name));
}

/** What is known about type parameters inside a prop: those of the types that it names, too. */
function insideProp(reader: TypeReader, prop: ts.Symbol | undefined): TypeReader {
  const node = declaredNode(prop?.declarations?.[0]);
  return node ? {...reader, typeArguments: collectTypeArguments(reader, node, reader.typeArguments)} : reader;
}

/**
 * The slots of a component, from its props `slots` and `slotProps`.
 *
 * @param classes - a slot with a class of the same key is drawn with it
 * @param getPlan - the plan of a slot
 */
export function readSlots(
  reader: TypeReader,
  props: ReadonlyMap<string, ts.Symbol>,
  classes: readonly ApiClass[],
  getPlan: (slot: ts.Symbol) => ApiPlan,
): ApiSlot[] {
  const {checker} = reader;
  const inSlots = insideProp(reader, props.get('slots'));
  const inSlotProps = insideProp(reader, props.get('slotProps'));
  const slotProps = new Map(
    getProperties(checker, props.get('slotProps')).map((symbol) => [symbol.name, symbol]),
  );
  return getProperties(checker, props.get('slots'))
    .map((symbol) => ({symbol, comment: readSymbolComment(symbol)}))
    .filter(({comment}) => !isIgnored(comment))
    .map(({symbol, comment}) => {
      const {default: fallback, description, deprecated} = describeMember(symbol.name, comment);
      const className = classes.find(({key}) => key === symbol.name)?.className;
      const taken = slotProps.get(symbol.name);
      return {
        name: symbol.name,
        default: fallback,
        class: className === undefined ? null : `.${className}`,
        description,
        type: readSymbolType(inSlots, symbol, isOptional(symbol)),
        propsType: taken ? readSymbolType(inSlotProps, taken, isOptional(taken)) : null,
        plan: getPlan(symbol),
        deprecated,
      };
    })
    .sort(byName);
}
