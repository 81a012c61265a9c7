import {unionOf} from '../../model/makeNodes';
import type {ApiMember} from '../../model/types';
import {typeText} from '../../model/typeText';

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
  const parts = forms.flatMap(({type: {node}}) => (node.kind === 'union' ? node.members : [node]));
  const node = unionOf([...new Map(parts.map((part) => [typeText(part), part])).values()]);
  return {
    ...first,
    required: forms.length === objects && forms.every(({required}) => required),
    type: {text: typeText(node), node},
    signature: forms.find(({signature}) => signature)?.signature ?? null,
  };
}
