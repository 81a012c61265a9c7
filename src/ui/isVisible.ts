/** Whether an element is drawn. A document without layout, as in unit tests, cannot tell and hides nothing. */
export function isVisible(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}
