import type {ApiProduct} from '../model/types';

/** Another way to write the same type. Plain data; the rules of a product apply in order, to both versions. */
export interface EquivalentType {
  product: ApiProduct;
  pattern: RegExp;
  replacement: string;
  /** Why code does not notice. */
  reason: string;
}

const opening = '<({[';
const closing = '>)}]';

/** The parts of a union: `'a' | Map<b | c>` → `'a'`, `Map<b | c>`. */
export function unionParts(type: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...type].entries()) {
    if (opening.includes(character)) {
      depth += 1;
    } else if (closing.includes(character) && !(character === '>' && type[index - 1] === '=')) {
      depth -= 1;
    } else if (character === '|' && depth === 0) {
      parts.push(type.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...parts, type.slice(start).trim()];
}

function plain(type: string, rules: readonly EquivalentType[]): string {
  const replaced = rules.reduce((text, {pattern, replacement}) => text.replace(pattern, replacement), type);
  return replaced.replace(/\s+/g, ' ').trim();
}

/** Whether two texts stand for one type or value. */
export function sameType(before: string, after: string, rules: readonly EquivalentType[] = []): boolean {
  return plain(before, rules) === plain(after, rules);
}

/** A function gives values to the reader's code: what it takes must not grow. */
const isFunction = (type: string): boolean => type.includes('=>');

/** A list that is only read takes every list. */
const withoutReadonly = (part: string): string =>
  part.replace(/^Readonly<(.*)>$/, '$1').replace(/^readonly /, '');

/** Whether a prop of the newer type takes all that the older one took. */
export function takesAsMuch(before: string, after: string, rules: readonly EquivalentType[] = []): boolean {
  if (sameType(before, after, rules)) {
    return true;
  }
  if (isFunction(before) || isFunction(after)) {
    return false;
  }
  const taken = new Set(unionParts(plain(after, rules)).map(withoutReadonly));
  return unionParts(plain(before, rules)).every((part) => taken.has(withoutReadonly(part)));
}
