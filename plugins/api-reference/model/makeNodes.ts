import type {ApiSignature, ApiTypeFunction, ApiTypeNode} from './types';

/** A union; the only member itself where there is one. */
export function createUnion(members: readonly ApiTypeNode[]): ApiTypeNode {
  const [only] = members;
  return members.length === 1 && only ? only : {kind: 'union', members: [...members]};
}

/** The type of a function that is called in this way. */
export function createFunction({params, returns}: Pick<ApiSignature, 'params' | 'returns'>): ApiTypeFunction {
  return {
    kind: 'function',
    params: params.map(({name, optional, rest, type}) => ({name, optional, rest, type: type.node})),
    returns: returns.type.node,
  };
}
