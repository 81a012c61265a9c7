import escapeHtml from 'escape-html';
import {needsBrackets, partText, shownTypeText, type Surroundings} from '../model/typeText';
import type {ApiTypeNode, ApiTypePart, ApiTypeText} from '../model/types';
import {linkHtml} from './html';

/** A type that is longer is broken into lines, in characters. It fits on a screen of 360 px. */
const width = 42;

/** Address of a page `<product>/<slug>` of the reference. */
export type PageHref = (page: string) => string;

/**
 * Prints a type as HTML: names with a page are links, literals are colored, and what is too long for a line is broken
 * at its members, as a formatter would. Spaces and line ends count (`white-space: pre-wrap`).
 *
 * What only the broken form has, a first bar or a last comma, is marked (`data-broken`): without it, and with each run
 * of white space as one space, the HTML reads like `shownTypeText`. A closed row shows a type that way.
 *
 * @param indent - columns that are taken already
 */
export function typeHtml(node: ApiTypeNode, getHref: PageHref, indent = 0): string {
  const isFlat = shownTypeText(node).length + indent <= width;
  const close = `\n${' '.repeat(indent)}`;
  const line = `${close}  `;
  const inner = (child: ApiTypeNode, at = indent) => typeHtml(child, getHref, at);
  const below = (child: ApiTypeNode) => inner(child, isFlat ? 0 : indent + 2);
  const bracketed = (child: ApiTypeNode, inside: Surroundings, html = inner(child)) =>
    needsBrackets(child, inside) ? `(${html})` : html;
  const list = (open: string, items: readonly string[], end: string) =>
    isFlat || items.length === 0
      ? `${open}${items.join(', ')}${end}`
      : `${open}${broken(line)}${items.join(`,${line}`)}${broken(`,${close}`)}${end}`;
  const parts = (all: readonly ApiTypePart[]) =>
    all.map((part) => partText({...part, name: part.name && escapeHtml(part.name)}, below(part.type)));

  switch (node.kind) {
    case 'name': {
      const name =
        node.page === undefined ? escapeHtml(node.name) : linkHtml(getHref(node.page), escapeHtml(node.name));
      const [first] = node.args;
      if (!first) {
        return name;
      }
      // One plain name in the brackets gains nothing from lines of its own.
      return node.args.length === 1 && (isFlat || isShort(first))
        ? `${name}&lt;${inner(first)}&gt;`
        : list(`${name}&lt;`, node.args.map(below), '&gt;');
    }
    case 'literal':
      return literalHtml(node.text);
    case 'text':
      return textHtml(node, getHref);
    case 'union':
    case 'intersection': {
      const sign = node.kind === 'union' ? '| ' : '&amp; ';
      const members = node.members.map((each) => bracketed(each, node.kind, below(each)));
      // Many short members read better in running lines than one below the other.
      return isFlat || node.members.every(isShort)
        ? members.join(` ${sign}`)
        : broken(sign) + members.join(close + sign);
    }
    case 'array':
      return `${node.readonly ? 'readonly ' : ''}${bracketed(node.element, 'array')}[]`;
    case 'tuple':
      return list('[', parts(node.elements), ']');
    case 'object': {
      const members = parts(node.members);
      if (members.length === 0) {
        return '{}';
      }
      return isFlat
        ? `{ ${members.join('; ')} }`
        : `{${line}${members.join(`;${line}`)}${broken(';')}${close}}`;
    }
    case 'function':
      return `${list('(', parts(node.params), ')')} =&gt; ${inner(node.returns)}`;
    case 'operator':
      return `${escapeHtml(node.operator)} ${bracketed(node.type, 'operator')}`;
    case 'indexed':
      return `${bracketed(node.object, 'indexed')}[${inner(node.index)}]`;
  }
}

/** Text as it is written, in which names with a page are links; what stands in quotes or before a colon is no type. */
function textHtml({text, names}: ApiTypeText, getHref: PageHref): string {
  const pages = new Map(names.map(({name, page}) => [name, page]));
  return text
    .split(/((?<![\w.'"`])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?![\w'"`]|\??:))/)
    .map((piece) => {
      const page = pages.get(piece);
      return page === undefined ? escapeHtml(piece) : linkHtml(getHref(page), escapeHtml(piece));
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
