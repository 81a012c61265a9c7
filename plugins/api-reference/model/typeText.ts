import type {ApiTypeNode, ApiTypePart} from './types';

/** What another type stands in. */
export type Surroundings = 'union' | 'intersection' | 'array' | 'operator' | 'indexed';

const apart: Readonly<Record<Surroundings, readonly ApiTypeNode['kind'][]>> = {
  union: ['function', 'text'],
  intersection: ['function', 'text', 'union'],
  operator: ['function', 'text', 'union', 'intersection'],
  array: ['function', 'text', 'union', 'intersection', 'operator'],
  indexed: ['function', 'text', 'union', 'intersection', 'operator'],
};

/** Whether a type stands in brackets inside another one, because it would be read otherwise without. */
export function needsBrackets({kind}: ApiTypeNode, inside: Surroundings): boolean {
  return apart[inside].includes(kind);
}

/** What stands before the type of a parameter, an element or a member, and behind it: `...rows: `, `?`. */
export function partText({name, optional, rest = false}: Omit<ApiTypePart, 'type'>, type: string): string {
  const mark = optional ? '?' : '';
  return (rest ? '...' : '') + (name === undefined ? type + mark : `${name}${mark}: ${type}`);
}

/** @param space - what stands inside the braces of an object */
function printer(space: '' | ' '): (node: ApiTypeNode) => string {
  const list = (nodes: readonly ApiTypeNode[], separator: string, inside?: Surroundings) =>
    nodes.map((node) => (inside ? bracketed(node, inside) : print(node))).join(separator);
  const bracketed = (node: ApiTypeNode, inside: Surroundings) =>
    needsBrackets(node, inside) ? `(${print(node)})` : print(node);
  const parts = (all: readonly ApiTypePart[], separator: string) =>
    all.map((part) => partText(part, print(part.type))).join(separator);
  const print = (node: ApiTypeNode): string => {
    switch (node.kind) {
      case 'name':
        return node.args.length === 0 ? node.name : `${node.name}<${list(node.args, ', ')}>`;
      case 'literal':
      case 'text':
        return node.text;
      case 'union':
        return list(node.members, ' | ', 'union');
      case 'intersection':
        return list(node.members, ' & ', 'intersection');
      case 'array':
        return `${node.readonly ? 'readonly ' : ''}${bracketed(node.element, 'array')}[]`;
      case 'tuple':
        return `[${parts(node.elements, ', ')}]`;
      case 'object':
        return node.members.length === 0 ? '{}' : `{${space}${parts(node.members, '; ')}${space}}`;
      case 'function':
        return `(${parts(node.params, ', ')}) => ${print(node.returns)}`;
      case 'operator':
        return `${node.operator} ${bracketed(node.type, 'operator')}`;
      case 'indexed':
        return `${bracketed(node.object, 'indexed')}[${print(node.index)}]`;
    }
  };
  return print;
}

/** A type on one line, as it stands in data: `{a: string}`. */
export const typeText = printer('');

/** A type on one line, as a page shows it: `{ a: string }`. */
export const shownTypeText = printer(' ');
