import ts from 'typescript';
import {readSymbolComment} from '../extract/comments';
import type {ComponentReadings} from '../extract/component/readings';
import type {PropTypesProp} from '../extract/propTypes/readPropTypes';
import type {PropTypeNode} from '../extract/propTypes/propTypeNode';
import {readDefault, isOptional, readMember} from '../extract/types/member';
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

/** The two tellings of each fact of a prop, as far as both readings have it; the type's as `''` when they agree. */
function tellings(
  reader: TypeReader,
  prop: PropTypesProp | undefined,
  symbol: ts.Symbol | undefined,
): Partial<Record<Fact, [propTypes: string, types: string]>> {
  const name: [string, string] = [prop ? 'documented' : '', symbol ? 'documented' : ''];
  if (!prop || !symbol) {
    return {name};
  }
  const {checker} = reader;
  const type = checker.getTypeOfSymbol(symbol);
  const member = readMember(reader, symbol, 'community');
  const agrees = typesAgree(checker, prop.type, type);
  const documented = documentedParameters(prop.comment).map((parameter) => parameter.name);
  const called = member.signature?.params.map((parameter) => parameter.name) ?? [];
  const isCallable = hasFunction(prop.type) && (member.signature !== null || documented.length > 0);
  return {
    name,
    required: [String(prop.required), String(!isOptional(symbol) && !mayBeUndefined(type))],
    default: [String(readDefault(prop.comment)), String(readDefault(readSymbolComment(symbol)))],
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
    for (const prop of propTypes ? new Set([...propTypes.keys(), ...declared]) : []) {
      const told = tellings(types.context, propTypes?.get(prop), types.symbols.get(prop));
      for (const fact of FACTS) {
        const [inPropTypes, inTypes] = told[fact] ?? [];
        if (inPropTypes !== undefined && inTypes !== undefined) {
          compared[fact] += 1;
          if (inPropTypes !== inTypes) {
            differences.push({
              component: component.name,
              prop,
              fact,
              propTypes: inPropTypes,
              types: inTypes,
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
