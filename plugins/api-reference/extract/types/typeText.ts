import type {ApiTypeNode} from '../../model/types';

/** Members of a union and elements of an array stand in brackets when they would be read otherwise. */
function bracketed(node: ApiTypeNode, kinds: readonly ApiTypeNode['kind'][]): string {
  const text = typeText(node);
  return kinds.includes(node.kind) ? `(${text})` : text;
}

function namedParts(
  parts: readonly {name?: string; optional: boolean; rest: boolean; type: ApiTypeNode}[],
): string {
  return parts
    .map(({name, optional, rest, type}) => {
      const text = typeText(type);
      const named =
        name === undefined ? `${text}${optional ? '?' : ''}` : `${name}${optional ? '?' : ''}: ${text}`;
      return `${rest ? '...' : ''}${named}`;
    })
    .join(', ');
}

/** A type on one line, as TypeScript is written. */
export function typeText(node: ApiTypeNode): string {
  switch (node.kind) {
    case 'name':
      return node.args.length === 0 ? node.name : `${node.name}<${node.args.map(typeText).join(', ')}>`;
    case 'literal':
    case 'text':
      return node.text;
    case 'union':
      return node.members.map((member) => bracketed(member, ['function', 'text'])).join(' | ');
    case 'intersection':
      return node.members.map((member) => bracketed(member, ['function', 'text', 'union'])).join(' & ');
    case 'array': {
      const element = bracketed(node.element, ['function', 'text', 'union', 'intersection', 'operator']);
      return `${node.readonly ? 'readonly ' : ''}${element}[]`;
    }
    case 'tuple':
      return `[${namedParts(node.elements)}]`;
    case 'object':
      return node.members.length === 0
        ? '{}'
        : `{${node.members.map(({name, optional, type}) => `${name}${optional ? '?' : ''}: ${typeText(type)}`).join('; ')}}`;
    case 'function':
      return `(${namedParts(node.params)}) => ${typeText(node.returns)}`;
    case 'operator':
      return `${node.operator} ${bracketed(node.type, ['function', 'union', 'intersection', 'text'])}`;
    case 'indexed':
      return `${bracketed(node.object, ['function', 'union', 'intersection', 'operator', 'text'])}[${typeText(node.index)}]`;
  }
}
