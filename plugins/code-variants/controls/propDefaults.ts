import type {ControlValue} from './types';

/** The literal that a destructured prop falls back to, and where it stands in the source. */
export type PropDefault = {name: string; value: ControlValue; start: number; end: number};

const opening = /export\s+default\s+function\s+\w*\s*\(\s*\{/;
// What a scan steps over at a time: a comment, a string, or any other character.
const piece = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[\s\S]/g;
const property =
  /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*([A-Za-z_$][\w$]*)\s*=\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|true|false|-?\d+(?:\.\d+)?)\s*$/;

/**
 * The props that the default export destructures with a literal as default:
 * `export default function Name({size = 'medium', loading = false}) {`, with or without types.
 *
 * @param source - TypeScript or JavaScript
 */
export function findPropDefaults(source: string): PropDefault[] {
  const found = opening.exec(source);
  if (!found) {
    return [];
  }
  return parseProperties(source, found.index + found[0].length).flatMap(({text, end}) => {
    const match = property.exec(text);
    if (!match) {
      return [];
    }
    const [, name = '', literal = ''] = match;
    const start = end - text.length + text.lastIndexOf(literal);
    return [{name, value: parseValue(literal), start, end: start + literal.length}];
  });
}

/** The properties of a destructuring pattern that begins at `from`, cut at the commas that belong to it. */
function parseProperties(source: string, from: number): {text: string; end: number}[] {
  const properties: {text: string; end: number}[] = [];
  let start = from;
  let depth = 1;
  for (const match of source.slice(from).matchAll(piece)) {
    const [part] = match;
    const index = from + match.index;
    depth += '{[('.includes(part) ? 1 : '}])'.includes(part) ? -1 : 0;
    if (depth === 0 || (depth === 1 && part === ',')) {
      properties.push({text: source.slice(start, index), end: index});
      start = index + 1;
    }
    if (depth === 0) {
      break;
    }
  }
  return properties;
}

function parseValue(literal: string): ControlValue {
  if (literal === 'true' || literal === 'false') {
    return literal === 'true';
  }
  if (/^["']/.test(literal)) {
    return literal.slice(1, -1).replace(/\\(.)/g, '$1');
  }
  return Number(literal);
}
