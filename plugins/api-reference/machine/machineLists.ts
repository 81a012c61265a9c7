import type {ApiEvent, ApiModel, ApiSelector} from '../model/types';
import {getSignatureTypes} from '../model/walkTypes';
import {listProduct} from '../view/gridPages';
import {machineMember} from './machineMember';
import type {NamedTypes} from './namedTypes';

function machineEvent(each: ApiEvent, named: NamedTypes) {
  const {plan, description, params, event, prop, deprecated} = each;
  return {
    plan,
    description,
    params: params && params.text,
    event: event.text,
    types: named.in([...(params ? [params.node] : []), event.node]),
    prop,
    deprecated: deprecated && deprecated.text,
  };
}

function machineSelector(selector: ApiSelector, named: NamedTypes) {
  const {plan, category, description, signature, deprecated} = selector;
  return {
    plan,
    category,
    description,
    signature: signature.text,
    returns: signature.returns.type.text,
    types: named.in(getSignatureTypes(signature)),
    deprecated: deprecated && deprecated.text,
  };
}

/** The files of what belongs to no single export; a model without the data grid has none. */
export function machineLists(
  {events, apiObject, selectors}: Pick<ApiModel, 'events' | 'apiObject' | 'selectors'>,
  named: NamedTypes,
) {
  const product = listProduct;
  return [
    ...ifAny(events, {
      kind: 'events' as const,
      product,
      events: Object.fromEntries(events.map((event) => [event.name, machineEvent(event, named)])),
    }),
    ...ifAny(apiObject, {
      kind: 'api-object' as const,
      product,
      areas: Object.fromEntries(
        apiObject.map(({id, title, name, plan, description}) => [id, {title, name, plan, description}]),
      ),
      methods: Object.fromEntries(
        apiObject.flatMap(({id, methods}) =>
          methods.map((method) => [method.name, {...machineMember(method, named), area: id}]),
        ),
      ),
    }),
    ...ifAny(selectors, {
      kind: 'selectors' as const,
      product,
      selectors: Object.fromEntries(
        selectors.map((selector) => [selector.name, machineSelector(selector, named)]),
      ),
    }),
  ];
}

function ifAny<File>(items: readonly unknown[], file: File): File[] {
  return items.length > 0 ? [file] : [];
}
