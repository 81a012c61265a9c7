import type {ApiMember, ApiTypeNode} from '../../model/types';
import {typeText} from '../../model/typeText';

function parts(node: ApiTypeNode): readonly ApiTypeNode[] {
  return node.kind === 'union' ? node.members : [node];
}

/** The union of types, each written once. */
function unionOf(nodes: readonly ApiTypeNode[]): ApiTypeNode {
  const members = new Map(nodes.flatMap(parts).map((node) => [typeText(node), node]));
  const [only] = members.values();
  return members.size === 1 && only ? only : {kind: 'union', members: [...members.values()]};
}

/**
 * One member of a union of objects: its type is what it may be in any of them, and it is required when every object
 * requires it.
 *
 * @param forms - the member in each object that has it, at least one
 * @param objects - the number of objects in the union
 */
export function unionMember(forms: readonly ApiMember[], objects: number): ApiMember {
  const [first] = forms;
  if (!first) {
    throw new Error('A member of a union stands in none of its objects');
  }
  const node = unionOf(forms.map(({type}) => type.node));
  return {
    ...first,
    required: forms.length === objects && forms.every(({required}) => required),
    type: {text: typeText(node), node},
    signature: forms.find(({signature}) => signature)?.signature ?? null,
  };
}
