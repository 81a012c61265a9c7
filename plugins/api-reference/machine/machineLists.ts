import type {ApiEvent, ApiModel, ApiSelector} from '../model/types';
import {typesOfSignature} from '../model/walkTypes';
import {listProduct} from '../view/gridPages';
import {machineMember} from './machineMember';
import type {NamedTypes} from './namedTypes';
import type {MachineApiObject, MachineEvent, MachineList, MachineSelector} from './types';

function machineEvent(each: ApiEvent, named: NamedTypes): MachineEvent {
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

function machineSelector(selector: ApiSelector, named: NamedTypes): MachineSelector {
  const {plan, category, description, signature, returns, deprecated} = selector;
  return {
    plan,
    category,
    description,
    signature: signature.text,
    returns: returns.text,
    types: named.in(typesOfSignature(signature)),
    deprecated: deprecated && deprecated.text,
  };
}

function machineApiObject({apiObject}: Pick<ApiModel, 'apiObject'>, named: NamedTypes): MachineApiObject {
  return {
    kind: 'api-object',
    product: listProduct,
    areas: Object.fromEntries(
      apiObject.map(({id, title, name, plan, description}) => [id, {title, name, plan, description}]),
    ),
    methods: Object.fromEntries(
      apiObject.flatMap(({id, methods}) =>
        methods.map((method) => [method.name, {...machineMember(method, named), area: id}]),
      ),
    ),
  };
}

/** The files of what belongs to no single export; a model without the data grid has none. */
export function machineLists(
  model: Pick<ApiModel, 'events' | 'apiObject' | 'selectors'>,
  named: NamedTypes,
): MachineList[] {
  const {events, apiObject, selectors} = model;
  const lists: [MachineList, isNeeded: boolean][] = [
    [
      {
        kind: 'events',
        product: listProduct,
        events: Object.fromEntries(events.map((event) => [event.name, machineEvent(event, named)])),
      },
      events.length > 0,
    ],
    [machineApiObject(model, named), apiObject.length > 0],
    [
      {
        kind: 'selectors',
        product: listProduct,
        selectors: Object.fromEntries(
          selectors.map((selector) => [selector.name, machineSelector(selector, named)]),
        ),
      },
      selectors.length > 0,
    ],
  ];
  return lists.filter(([, isNeeded]) => isNeeded).map(([list]) => list);
}
