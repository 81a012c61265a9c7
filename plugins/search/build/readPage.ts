import {parse, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {attribute, elements, hasClass, readText, type Element} from './html';

/** A part of a page below one heading or, on an API page, about one member. */
export interface PageSection {
  /** Empty for what stands above the first heading. */
  readonly anchor: string;
  readonly title: string;
  readonly isMember: boolean;
  /** The marks beside its name. */
  readonly marks: readonly string[];
  readonly text: string;
}

/** What the search needs of a page. */
export interface SearchPage {
  readonly lang: string;
  /** Its first heading. */
  readonly title: string;
  /** From the product to the page's own name in the navigation. */
  readonly crumbs: readonly string[];
  readonly description: string;
  /** The marks beside its first heading: `pro`, `planned`. */
  readonly marks: readonly string[];
  readonly sections: readonly PageSection[];
}

type Node = DefaultTreeAdapterTypes.ChildNode;

const headings = /^h[2-4]$/;

/** Elements whose text is no prose of the page. */
const skipped = /^(?:button|footer|input|nav|noscript|pre|script|style|svg)$/;

/** Elements that stand within a line. */
const inline = /^(?:abbr|code|small|span|strong|kbd|sub|sup|wbr|em|[abi])$/;

/** Attributes of what is no prose: marks, demos, what repeats on every page. */
const skippedAttributes = ['data-mark', 'data-demo', 'data-api-link', 'data-search-skip'];

/**
 * Reads a page of the build.
 *
 * @returns nothing for what has no article: a redirect, the page of missing addresses
 */
export function readPage(html: string): SearchPage | undefined {
  const end = html.lastIndexOf('</article>');
  if (end < 0) return undefined;
  // The crumbs stand before the article.
  const main = [...elements(parseFragment(html.slice(html.indexOf('<main'), end)))];
  const heading = main.find(({tagName}) => tagName === 'h1');
  if (!heading) return undefined;
  const head = [...elements(parse(html.slice(0, html.indexOf('</head>'))))];
  const description = head.find((element) => attribute(element, 'name') === 'description');
  const root = head.find(({tagName}) => tagName === 'html');
  const trail = main.find((element) => attribute(element, 'data-crumbs') !== undefined);
  const body = main.find((element) => hasClass(element, 'markdown'));
  return {
    lang: (root && attribute(root, 'lang')) ?? '',
    title: readText(heading, isProse),
    crumbs: trail
      ? [...elements(trail)].filter(({tagName}) => tagName === 'li').map((item) => readText(item))
      : [],
    description: (description && attribute(description, 'content')) ?? '',
    marks: marksIn(heading),
    sections: body ? readSections(body) : [],
  };
}

/** Whether the text of an element counts. */
function isProse(element: Element): boolean {
  return (
    !skipped.test(element.tagName) &&
    skippedAttributes.every((name) => attribute(element, name) === undefined) &&
    attribute(element, 'aria-hidden') !== 'true' &&
    !hasClass(element, 'hash-link')
  );
}

/** The title and what stands beside it: titles are known, and what kind of entry it is stands on every API page. */
function isHead({tagName}: Element): boolean {
  return tagName === 'header' || tagName === 'h1';
}

/** Lists of an API page that lead elsewhere: the names in them are those of other pages. */
const linkLists: ReadonlySet<string> = new Set(['imports', 'demos']);

/** The row below the title: packages to copy, and links to the API; the names in it are on every page. */
function isFacts(element: Element, body: Element): boolean {
  if (element.tagName !== 'div' || element.parentNode !== body) return false;
  const inside = [...elements(element)];
  const isCode = inside.some(({tagName}) => tagName === 'pre');
  return !isCode && inside.some((one) => attribute(one, 'data-copy') !== undefined);
}

function readSections(body: Element): PageSection[] {
  const sections: (Omit<PageSection, 'text'> & {pieces: string[]})[] = [];
  const begin = (anchor: string, title: string, isMember: boolean, marks: readonly string[]) =>
    sections.push({anchor, title, isMember, marks, pieces: []});
  begin('', '', false, []);
  const visit = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      sections.at(-1)?.pieces.push(node.value);
      return;
    }
    if (!('tagName' in node) || isHead(node) || !isProse(node) || isFacts(node, body)) return;
    const anchor = attribute(node, 'id') ?? '';
    if (attribute(node, 'data-api-entry') !== undefined) {
      const name = [...elements(node)].find(({tagName}) => headings.test(tagName));
      begin(anchor, name ? readText(name) : anchor, true, marksIn(node));
    } else if (headings.test(node.tagName)) {
      if (anchor !== '') begin(anchor, readText(node, isProse), false, marksIn(node));
      return;
    }
    node.childNodes.forEach(visit);
    // What is apart in the page must be apart here: blocks, and the columns of a row.
    if (!inline.test(node.tagName) || isColumn(node)) sections.at(-1)?.pieces.push(' ');
  };
  body.childNodes.forEach(visit);
  const isApi = attribute(body, 'data-api-view') !== undefined;
  return sections
    .filter(({anchor}) => !isApi || !linkLists.has(anchor))
    .map(({pieces, ...section}) => ({...section, text: pieces.join('').replace(/\s+/g, ' ').trim()}))
    .filter(({anchor, text}) => anchor !== '' || text !== '');
}

/** Whether an element stands beside another one without a text between them: the style sheet sets them apart. */
function isColumn(element: Element): boolean {
  const {parentNode} = element;
  if (!parentNode || ('tagName' in parentNode && inline.test(parentNode.tagName))) return false;
  const next = parentNode.childNodes[parentNode.childNodes.indexOf(element) + 1];
  return next !== undefined && 'tagName' in next;
}

function marksIn(element: Element): string[] {
  return [...elements(element)].flatMap((one) => attribute(one, 'data-mark') ?? []);
}
