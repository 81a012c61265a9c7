import type {ApiTypeNode} from '../model/types';

type Parameter = {name: string; optional: boolean; rest: boolean; type: ApiTypeNode};

/** Whether a node needs brackets around it before `[]`, or as a member of a union or an intersection. */
export function needsBrackets(node: ApiTypeNode, inside: 'array' | 'union' | 'intersection'): boolean {
  switch (node.kind) {
    case 'function':
      return true;
    case 'union':
      return inside !== 'union';
    case 'intersection':
    case 'operator':
      return inside === 'array';
    default:
      return false;
  }
}

function bracketed(node: ApiTypeNode, inside: 'array' | 'union' | 'intersection'): string {
  const text = typeText(node);
  return needsBrackets(node, inside) ? `(${text})` : text;
}

function parameterText({name, optional, rest, type}: Parameter): string {
  return `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${typeText(type)}`;
}

/** A type on one line: what decides whether it fits. */
export function typeText(node: ApiTypeNode): string {
  switch (node.kind) {
    case 'name':
      return node.args.length > 0 ? `${node.name}<${node.args.map(typeText).join(', ')}>` : node.name;
    case 'literal':
    case 'text':
      return node.text;
    case 'union':
      return node.members.map((member) => bracketed(member, 'union')).join(' | ');
    case 'intersection':
      return node.members.map((member) => bracketed(member, 'intersection')).join(' & ');
    case 'array':
      return `${node.readonly ? 'readonly ' : ''}${bracketed(node.element, 'array')}[]`;
    case 'tuple':
      return `[${node.elements
        .map(({name, optional, rest, type}) =>
          name === undefined
            ? `${rest ? '...' : ''}${typeText(type)}${optional ? '?' : ''}`
            : parameterText({name, optional, rest, type}),
        )
        .join(', ')}]`;
    case 'object':
      return node.members.length === 0
        ? '{}'
        : `{ ${node.members.map(({name, optional, type}) => `${name}${optional ? '?' : ''}: ${typeText(type)}`).join('; ')} }`;
    case 'function':
      return `(${node.params.map(parameterText).join(', ')}) => ${typeText(node.returns)}`;
    case 'operator':
      return `${node.operator} ${bracketed(node.type, 'array')}`;
    case 'indexed':
      return `${bracketed(node.object, 'array')}[${typeText(node.index)}]`;
  }
}
