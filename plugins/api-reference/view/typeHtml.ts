import escapeHtml from 'escape-html';
import type {ApiTypeNode, ApiTypeText} from '../model/types';
import {linkHtml} from './html';
import {needsBrackets, typeText} from './typeText';

/** A type that is longer is broken into lines, in characters. It fits on a screen of 360 px. */
const width = 42;

/** Address of a page `<product>/<slug>` of the reference. */
export type PageHref = (page: string) => string;

type Parameter = {name: string; optional: boolean; rest: boolean; type: ApiTypeNode};

/**
 * Prints a type as HTML: names with a page are links, literals are colored, and what is too long for a line is broken
 * at its members, as a formatter would. Spaces and line ends count (`white-space: pre-wrap`).
 *
 * What only the broken form has, a first bar or a last comma, is marked (`data-broken`): without it, and with each run
 * of white space as one space, the HTML reads like `typeText`. A closed row shows a type that way.
 *
 * @param indent - columns that are taken already
 */
export function typeHtml(node: ApiTypeNode, hrefOf: PageHref, indent = 0): string {
  const inner = (child: ApiTypeNode, at = indent) => typeHtml(child, hrefOf, at);
  const isFlat = typeText(node).length + indent <= width;
  const pad = ' '.repeat(indent + 2);
  const close = `\n${' '.repeat(indent)}`;
  const member = (child: ApiTypeNode, inside: 'array' | 'union' | 'intersection', at = indent) =>
    needsBrackets(child, inside) ? `(${inner(child, at)})` : inner(child, at);
  const parameter = ({name, optional, rest, type}: Parameter, at: number) =>
    `${rest ? '...' : ''}${escapeHtml(name)}${optional ? '?' : ''}: ${inner(type, at)}`;
  const list = (open: string, items: readonly string[], end: string) =>
    isFlat || items.length === 0
      ? `${open}${items.join(', ')}${end}`
      : `${open}${broken(`\n${pad}`)}${items.join(`,\n${pad}`)}${broken(`,${close}`)}${end}`;
  const at = isFlat ? 0 : indent + 2;

  switch (node.kind) {
    case 'name': {
      const name =
        node.page === undefined ? escapeHtml(node.name) : linkHtml(hrefOf(node.page), escapeHtml(node.name));
      const [first] = node.args;
      if (!first) {
        return name;
      }
      // One plain name in the brackets gains nothing from lines of its own.
      return node.args.length === 1 && (isFlat || isShort(first))
        ? `${name}&lt;${inner(first)}&gt;`
        : list(
            `${name}&lt;`,
            node.args.map((arg) => inner(arg, at)),
            '&gt;',
          );
    }
    case 'literal':
      return literalHtml(node.text);
    case 'text':
      return textHtml(node, hrefOf);
    case 'union':
    case 'intersection': {
      const sign = node.kind === 'union' ? '|' : '&amp;';
      const members = node.members.map((each) => member(each, node.kind, at));
      // Many short members read better in running lines than one below the other.
      return isFlat || node.members.every(isShort)
        ? members.join(` ${sign} `)
        : broken(`${sign} `) + members.join(`${close}${sign} `);
    }
    case 'array':
      return `${node.readonly ? 'readonly ' : ''}${member(node.element, 'array')}[]`;
    case 'tuple':
      return list(
        '[',
        node.elements.map(({name, optional, rest, type}) =>
          name === undefined
            ? `${rest ? '...' : ''}${inner(type, at)}${optional ? '?' : ''}`
            : parameter({name, optional, rest, type}, at),
        ),
        ']',
      );
    case 'object':
      return objectHtml(node.members, isFlat, pad, close, (type) => inner(type, at));
    case 'function':
      return `${list(
        '(',
        node.params.map((each) => parameter(each, at)),
        ')',
      )} =&gt; ${inner(node.returns)}`;
    case 'operator':
      return `${escapeHtml(node.operator)} ${member(node.type, 'array')}`;
    case 'indexed':
      return `${member(node.object, 'array')}[${inner(node.index)}]`;
  }
}

function objectHtml(
  members: Extract<ApiTypeNode, {kind: 'object'}>['members'],
  isFlat: boolean,
  pad: string,
  close: string,
  inner: (type: ApiTypeNode) => string,
): string {
  const lines = members.map(
    ({name, optional, type}) => `${escapeHtml(name)}${optional ? '?' : ''}: ${inner(type)}`,
  );
  if (lines.length === 0) {
    return '{}';
  }
  return isFlat ? `{ ${lines.join('; ')} }` : `{\n${pad}${lines.join(`;\n${pad}`)}${broken(';')}${close}}`;
}

/** Text as it is written, in which names with a page are links; what stands in quotes or before a colon is no type. */
function textHtml({text, names}: ApiTypeText, hrefOf: PageHref): string {
  const pages = new Map(names.map(({name, page}) => [name, page]));
  return text
    .split(/((?<![\w.'"`])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?![\w'"`]|\??:))/)
    .map((piece) => {
      const page = pages.get(piece);
      return page === undefined ? escapeHtml(piece) : linkHtml(hrefOf(page), escapeHtml(piece));
    })
    .join('');
}

/** Stands there only where the type is broken into lines. */
function broken(html: string): string {
  return `<span data-broken>${html}</span>`;
}

function isShort(node: ApiTypeNode): boolean {
  return node.kind === 'literal' || (node.kind === 'name' && node.args.length === 0);
}

function literalHtml(text: string): string {
  const color = /^['"`]/.test(text) ? 'string' : 'number';
  return `<span class="code-${color}">${escapeHtml(text)}</span>`;
}
