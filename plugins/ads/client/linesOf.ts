/** What no reader sees. */
const code = 'script, style, noscript, template';

/** Elements within a line; what stands in any other element is apart from what stands beside it. */
const inline = 'b, strong, i, em, u, s, small, mark, sub, sup, font';

/**
 * The text of an element as a reader would see it, with a space where another element of its own begins. Nothing is
 * copied: a copied picture would be requested once more.
 *
 * @param leftOut - selector of elements whose text does not count
 */
export function linesOf(element: Element, leftOut = ''): string {
  const skipped = leftOut ? `${code}, ${leftOut}` : code;
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
      if (!(node instanceof Element) || node.matches(skipped)) return '';
      const text = linesOf(node, leftOut);
      return node.matches(inline) ? text : ` ${text} `;
    })
    .join('');
}
