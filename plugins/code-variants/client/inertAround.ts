/**
 * Makes everything beside an element unreachable for keyboard, pointer and screen reader, as behind a dialog. What a
 * component puts at the end of the document, such as its menus, stays reachable: what comes later, and elements that are
 * there to receive it (`data-portals`).
 *
 * @returns a function that takes it back
 */
export function inertAround(element: Element): () => void {
  const changed: HTMLElement[] = [];
  for (
    let inside = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement.children) {
      if (sibling !== inside && isReachable(sibling)) {
        sibling.inert = true;
        changed.push(sibling);
      }
    }
  }
  return () => changed.forEach((each) => (each.inert = false));
}

function isReachable(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && !element.inert && element.dataset.portals === undefined;
}
