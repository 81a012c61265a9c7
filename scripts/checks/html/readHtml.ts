import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** One address in a page, as written. */
export interface Link {
  /** Element and attribute, such as `a href`. */
  readonly from: string;
  readonly address: string;
}

/** What the checks need to know of a page. */
export interface HtmlPage {
  /** `lang` of the document. */
  readonly language: string;
  readonly title: string;
  /** Of the first `meta` element that has one. */
  readonly description: string;
  /** How many headings of the first level there are. */
  readonly mainHeadings: number;
  readonly links: readonly Link[];
  /** All ids, in the order of the page, repetitions included. */
  readonly ids: readonly string[];
  /** Whether the page only sends the reader on. */
  readonly isRedirect: boolean;
  readonly hasDemo: boolean;
  /** How many elements a browser with scripts makes of it: what is in `noscript` is none. */
  readonly elements: number;
}

const addressAttributes = ['action', 'href', 'poster', 'src'];

/** Reads what the checks look at, what is there without JavaScript (`noscript`) included. */
export function readHtml(html: string): HtmlPage {
  const links: Link[] = [];
  const ids: string[] = [];
  const page = {
    language: '',
    title: '',
    description: '',
    mainHeadings: 0,
    isRedirect: false,
    hasDemo: false,
    elements: 0,
  };
  for (const element of walkElements(parse(html, {scriptingEnabled: false}))) {
    if (!isWithoutScripts(element)) page.elements += 1;
    const attributes = new Map(element.attrs.map(({name, value}) => [name, value]));
    const attribute = (name: string) => attributes.get(name) ?? '';
    if (attributes.has('id')) ids.push(attribute('id'));
    if (attributes.has('data-demo')) page.hasDemo = true;
    links.push(...readLinks(element));
    if (element.tagName === 'html') page.language = attribute('lang');
    // A drawing has a title of its own.
    if (element.tagName === 'title' && element.namespaceURI === html5) page.title ||= readText(element);
    if (element.tagName === 'h1') page.mainHeadings += 1;
    if (element.tagName === 'meta') {
      if (attribute('name') === 'description') page.description ||= attribute('content');
      if (attribute('http-equiv').toLowerCase() === 'refresh') page.isRedirect = true;
    }
  }
  return {...page, links, ids};
}

function isWithoutScripts({parentNode}: Element): boolean {
  for (let node: Node | null = parentNode; node; node = 'parentNode' in node ? node.parentNode : null) {
    if (node.nodeName === 'noscript') return true;
  }
  return false;
}

const html5: string = 'http://www.w3.org/1999/xhtml';

function readText(element: Element): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .trim();
}

function readLinks({tagName, attrs}: Element): Link[] {
  return attrs.flatMap(({name, value}) => {
    if (addressAttributes.includes(name)) return [{from: `${tagName} ${name}`, address: value}];
    if (name !== 'srcset') return [];
    return parseSrcset(value).map((address) => ({from: `${tagName} srcset`, address}));
  });
}

function* walkElements(node: Node): Generator<Element> {
  if ('attrs' in node) yield node;
  if ('content' in node) yield* walkElements(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* walkElements(child);
}

/** The addresses of a `srcset`: each stands before its width or density. */
function parseSrcset(value: string): string[] {
  return value
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}
