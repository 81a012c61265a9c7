import type ts from 'typescript';
import type {ApiEvent, ApiType, ApiTypeName, ApiTypeNode} from '../../model/types';
import {readSymbolComment, parseDeprecation, isIgnored, readable} from '../comments';
import type {ExtractContext} from '../context';
import {augmentedPlan} from '../plans';
import {byName} from '../symbols';
import {asType, readSymbolType} from '../types/memberType';

/** The interface that all packages of the data grid add their events to. */
const LOOKUP = 'GridEventLookup';

function member({api: {checker}, reader}: ExtractContext, event: ts.Symbol, name: string): ApiType | null {
  const symbol = checker.getPropertyOfType(checker.getTypeOfSymbol(event), name);
  return symbol ? readSymbolType(reader, symbol, false) : null;
}

/** Every event object also says whether its default behavior is prevented. */
function muiEvent({exports, reader}: ExtractContext, event: ApiType | null): ApiType {
  const inside: ApiTypeNode = event?.node ?? {kind: 'object', members: []};
  const node: ApiTypeName = {kind: 'name', name: 'MuiEvent', args: [inside]};
  const symbol = exports.find(({name}) => name === node.name)?.from[0]?.symbol;
  if (symbol) {
    reader.onName(node, symbol);
  }
  return asType(node);
}

/**
 * The events of the data grid, by name.
 *
 * @param props - the names of the props of the data grid, of all plans
 */
export function readEvents(context: ExtractContext, props: ReadonlySet<string>): ApiEvent[] {
  const {checker} = context.api;
  const lookup = context.exports.find(({name}) => name === LOOKUP);
  if (!lookup) {
    return [];
  }
  // What a package adds to the interface shows on the interface of some packages that export it, and not on all.
  const events = new Map(
    lookup.from
      .flatMap(({symbol}) => checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)))
      .map((event) => [event.name, event]),
  );
  return [...events.values()]
    .map((event) => ({event, comment: readSymbolComment(event)}))
    .filter(({comment}) => !isIgnored(comment))
    .map(({event, comment}) => {
      const prop = `on${event.name.charAt(0).toUpperCase()}${event.name.slice(1)}`;
      return {
        name: event.name,
        plan: augmentedPlan(context, event, 'community'),
        description: readable(comment.description),
        params: member(context, event, 'params'),
        event: muiEvent(context, member(context, event, 'event')),
        prop: props.has(prop) ? prop : null,
        deprecated: parseDeprecation(comment),
      };
    })
    .sort(byName);
}
