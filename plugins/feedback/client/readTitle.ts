/** The text of a heading, without what stands in it for tools. */
export function readTitle(heading: Element): string {
  const copy = heading.cloneNode(true);
  if (copy instanceof Element) copy.querySelectorAll('a.hash-link, button').forEach((tool) => tool.remove());
  return (copy.textContent ?? '').replaceAll('\u200b', '').trim();
}
