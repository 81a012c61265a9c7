import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** One address in a page, as written. */
export interface Link {
  /** Element and attribute, such as `a href`. */
  readonly from: string;
  readonly address: string;
}

/** What the link check needs to know of a page. */
export interface HtmlPage {
  readonly links: readonly Link[];
  /** All ids, in the order of the page, repetitions included. */
  readonly ids: readonly string[];
  /** Whether the page only sends the reader on. */
  readonly isRedirect: boolean;
}

const addressAttributes = ['action', 'href', 'poster', 'src'];

/** Reads links and ids of a page, those without JavaScript (`noscript`) included. */
export function readHtml(html: string): HtmlPage {
  const links: Link[] = [];
  const ids: string[] = [];
  let isRedirect = false;
  for (const element of elementsOf(parse(html, {scriptingEnabled: false}))) {
    for (const {name, value} of element.attrs) {
      if (name === 'id') ids.push(value);
      if (addressAttributes.includes(name)) links.push({from: `${element.tagName} ${name}`, address: value});
      if (name === 'srcset') {
        links.push(...addressesOfSet(value).map((address) => ({from: `${element.tagName} srcset`, address})));
      }
      if (element.tagName === 'meta' && name === 'http-equiv' && value.toLowerCase() === 'refresh') {
        isRedirect = true;
      }
    }
  }
  return {links, ids, isRedirect};
}

function* elementsOf(node: Node): Generator<Element> {
  if ('attrs' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** The addresses of a `srcset`: each stands before its width or density. */
function addressesOfSet(value: string): string[] {
  return value
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}
