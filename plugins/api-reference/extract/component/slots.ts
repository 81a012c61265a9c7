import type ts from 'typescript';
import type {ApiClass, ApiPlan, ApiSlot} from '../../model/types';
import {commentOfSymbol, isIgnored} from '../comments';
import {byName} from '../symbols';
import {describeMember, isOptional, type MemberContext} from '../types/member';
import {declaredNode, typeOfSymbol} from '../types/memberType';
import {collectTypeArguments} from '../types/typeArguments';

function propertiesOf(checker: ts.TypeChecker, prop: ts.Symbol | undefined): readonly ts.Symbol[] {
  return prop ? checker.getNonNullableType(checker.getTypeOfSymbol(prop)).getProperties() : [];
}

/** The names of the slots of a component. */
export function slotNames(
  checker: ts.TypeChecker,
  props: ReadonlyMap<string, ts.Symbol>,
): ReadonlySet<string> {
  return new Set(propertiesOf(checker, props.get('slots')).map(({name}) => name));
}

/** What is known about type parameters inside a prop: those of the types that it names, too. */
function insideProp(context: MemberContext, prop: ts.Symbol | undefined): MemberContext {
  const node = declaredNode(prop?.declarations?.[0]);
  return node
    ? {...context, typeArguments: collectTypeArguments(context, node, context.typeArguments)}
    : context;
}

function typeOf(context: MemberContext, symbol: ts.Symbol) {
  return typeOfSymbol(context, symbol, context.typeParameters, isOptional(symbol));
}

/**
 * The slots of a component, from its props `slots` and `slotProps`.
 *
 * @param classes - a slot with a class of the same key is drawn with it
 * @param planOf - the plan of a slot
 */
export function readSlots(
  context: MemberContext,
  props: ReadonlyMap<string, ts.Symbol>,
  classes: readonly ApiClass[],
  planOf: (slot: ts.Symbol) => ApiPlan,
): ApiSlot[] {
  const {checker} = context;
  const inSlots = insideProp(context, props.get('slots'));
  const inSlotProps = insideProp(context, props.get('slotProps'));
  const slotProps = new Map(
    propertiesOf(checker, props.get('slotProps')).map((symbol) => [symbol.name, symbol]),
  );
  return propertiesOf(checker, props.get('slots'))
    .map((symbol) => ({symbol, comment: commentOfSymbol(symbol)}))
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
        type: typeOf(inSlots, symbol),
        propsType: taken ? typeOf(inSlotProps, taken) : null,
        plan: planOf(symbol),
        deprecated,
      };
    })
    .sort(byName);
}
