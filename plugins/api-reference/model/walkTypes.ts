import type {ApiMember, ApiModel, ApiPage, ApiSignature, ApiSlot, ApiTypeNode} from './types';

/** The nodes directly inside a type. */
function inside(node: ApiTypeNode): readonly ApiTypeNode[] {
  switch (node.kind) {
    case 'name':
      return node.args;
    case 'union':
    case 'intersection':
      return node.members;
    case 'array':
      return [node.element];
    case 'tuple':
      return node.elements.map(({type}) => type);
    case 'object':
      return node.members.map(({type}) => type);
    case 'function':
      return [...node.params.map(({type}) => type), node.returns];
    case 'operator':
      return [node.type];
    case 'indexed':
      return [node.object, node.index];
    case 'text':
      return node.names;
    case 'literal':
      return [];
  }
}

/** A type and everything in it. */
export function walkNode(node: ApiTypeNode): ApiTypeNode[] {
  return [node, ...inside(node).flatMap(walkNode)];
}

/** The types that a signature names itself, not those inside of them. */
export function getSignatureTypes({typeParameters, params, returns}: ApiSignature): ApiTypeNode[] {
  return [...typeParameters, ...params.map(({type}) => type.node), returns.type.node];
}

/** The types that a member names itself, not those inside of them. */
export function getMemberTypes({type, signature}: ApiMember): ApiTypeNode[] {
  return [type.node, ...(signature ? getSignatureTypes(signature) : [])];
}

function getSlotTypes({type, propsType}: ApiSlot): ApiTypeNode[] {
  return [type.node, ...(propsType ? [propsType.node] : [])];
}

/** The types that a page shows. */
export function getPageTypes(page: ApiPage): ApiTypeNode[] {
  switch (page.kind) {
    case 'component':
      return [...page.props.flatMap(getMemberTypes), ...page.slots.flatMap(getSlotTypes)].flatMap(walkNode);
    case 'hook':
      return [
        ...page.signatures.flatMap(getSignatureTypes),
        ...[...page.options, ...page.returned].flatMap(getMemberTypes),
      ].flatMap(walkNode);
    case 'interface':
      return [
        ...page.typeParameters,
        ...page.properties.flatMap(getMemberTypes),
        ...(page.definition ? [page.definition.node] : []),
        ...page.extends.map(({node}) => node),
      ].flatMap(walkNode);
  }
}

/** The types that the pages, the events and the selectors of a model show. */
export function getModelTypes({
  pages,
  events,
  selectors,
}: Pick<ApiModel, 'pages' | 'events' | 'selectors'>): ApiTypeNode[] {
  return [
    ...pages.flatMap(getPageTypes),
    ...events.flatMap(({params, event}) => [...(params ? [params.node] : []), event.node]).flatMap(walkNode),
    ...selectors.flatMap(({signature}) => getSignatureTypes(signature)).flatMap(walkNode),
  ];
}
