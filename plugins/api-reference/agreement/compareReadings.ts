import ts from 'typescript';
import {commentOfSymbol} from '../extract/comments';
import type {ComponentReadings} from '../extract/component/readings';
import type {PropTypesProp} from '../extract/propTypes/readPropTypes';
import type {PropTypeNode} from '../extract/propTypes/propTypeNode';
import {defaultOf, isOptional, readMember} from '../extract/types/member';
import {documentedParameters} from '../extract/types/signature';
import {typesAgree} from './typesAgree';
import type {TypeReader} from '../extract/types/typeReader';

/** What the two readings of a prop are compared in. */
export const FACTS = ['name', 'required', 'default', 'type', 'signature'] as const;
export type Fact = (typeof FACTS)[number];

/** One fact of one prop that the two readings tell differently. */
export interface Difference {
  component: string;
  prop: string;
  fact: Fact;
  propTypes: string;
  types: string;
}

export interface Agreement {
  /** How often each fact was compared. */
  compared: Record<Fact, number>;
  differences: readonly Difference[];
}

function hasFunction(node: PropTypeNode): boolean {
  return (
    (node.kind === 'simple' && node.name === 'func') ||
    (node.kind === 'oneOfType' && node.members.some(hasFunction))
  );
}

/** `propTypes` do not require a value that may be `undefined`. */
function mayBeUndefined(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({flags}) => (flags & ts.TypeFlags.Undefined) !== 0);
}

/** The two tellings of each fact of a prop that both readings have; the type's as `''` when they agree. */
function tellings(
  context: TypeReader,
  prop: PropTypesProp,
  symbol: ts.Symbol,
): Partial<Record<Fact, [propTypes: string, types: string]>> {
  const {checker} = context;
  const type = checker.getTypeOfSymbol(symbol);
  const member = readMember(context, symbol, 'community');
  const agrees = typesAgree(checker, prop.type, type);
  const documented = documentedParameters(prop.comment).map(({name}) => name);
  const called = member.signature?.params.map(({name}) => name) ?? [];
  const isCallable = hasFunction(prop.type) && (member.signature !== null || documented.length > 0);
  return {
    required: [String(prop.required), String(!isOptional(symbol) && !mayBeUndefined(type))],
    default: [String(defaultOf(prop.comment)), String(defaultOf(commentOfSymbol(symbol)))],
    type: agrees ? ['', ''] : [JSON.stringify(prop.type), member.type.text],
    // A comment may leave the last parameters out.
    ...(isCallable && {signature: [documented.join(', '), called.slice(0, documented.length).join(', ')]}),
  };
}

/** Compares the two readings of components that have both. */
export function compareReadings(all: readonly ComponentReadings[]): Agreement {
  const compared: Record<Fact, number> = {name: 0, required: 0, default: 0, type: 0, signature: 0};
  const differences: Difference[] = [];
  for (const {component, propTypes, types, declared} of all) {
    if (!propTypes) {
      continue;
    }
    for (const name of new Set([...propTypes.keys(), ...declared])) {
      const prop = propTypes.get(name);
      const symbol = types.symbols.get(name);
      compared.name += 1;
      if (!prop || !symbol) {
        differences.push({
          component: component.name,
          prop: name,
          fact: 'name',
          propTypes: prop ? 'documented' : '',
          types: symbol ? 'documented' : '',
        });
        continue;
      }
      const told = tellings(types.context, prop, symbol);
      for (const fact of FACTS) {
        const pair = told[fact];
        if (pair) {
          compared[fact] += 1;
          if (pair[0] !== pair[1]) {
            differences.push({
              component: component.name,
              prop: name,
              fact,
              propTypes: pair[0],
              types: pair[1],
            });
          }
        }
      }
    }
  }
  return {compared, differences};
}

/** The share of comparisons that agree, from 0 to 1. */
export function share(agreement: Agreement, fact: Fact): number {
  const differing = agreement.differences.filter((difference) => difference.fact === fact).length;
  return agreement.compared[fact] === 0 ? 1 : 1 - differing / agreement.compared[fact];
}
