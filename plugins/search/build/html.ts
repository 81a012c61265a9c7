import type {DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** All elements below a node in the order of the page, the node among them when it is one. */
export function* elements(node: Node): Generator<Element> {
  // A generator within a generator would hand each element through all that stand around it.
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('tagName' in next) yield next;
    if ('childNodes' in next) waiting.push(...next.childNodes.toReversed());
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/**
 * The text of an element with single spaces.
 *
 * @param isWanted - whether the text of an element inside counts
 */
export function readText(element: Element, isWanted: (element: Element) => boolean = () => true): string {
  const pieces: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) pieces.push(node.value);
    if ('tagName' in node && node !== element && !isWanted(node)) return;
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(element);
  return pieces
    .join('')
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
