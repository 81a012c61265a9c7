/** What is long on a page: its text and its navigation. */
const long = '.theme-doc-markdown, #site-navigation';

/** What is not looked into: parts of a table cannot wait alone, and a demo's component may measure its own parts. */
const whole = 'table, pre, [data-demo]';

/** Elements that are drawn in one frame. */
const perFrame = 200;

/**
 * Makes a change that the whole page is drawn anew for. What lies below the view waits until the change has been
 * painted, and then comes in turns, the nearest first: the reader's press is answered by what the reader sees.
 */
export function changeInView(document: Document, change: () => void): void {
  const waiting = [...document.querySelectorAll(long)].flatMap((element) =>
    outOfView(element, document.documentElement.clientHeight),
  );
  const heights = waiting.map((element) => element.offsetHeight);
  waiting.forEach((element, index) => {
    element.style.blockSize = `${heights[index]}px`;
    element.style.contentVisibility = 'hidden';
  });
  const draw = (): void => {
    let drawn = 0;
    while (drawn < perFrame) {
      const element = waiting.shift();
      if (!element) return;
      element.style.removeProperty('content-visibility');
      element.style.removeProperty('block-size');
      drawn += element.getElementsByTagName('*').length;
    }
    requestAnimationFrame(draw);
  };
  try {
    change();
  } finally {
    // The first frame has the change.
    requestAnimationFrame(() => requestAnimationFrame(draw));
  }
}

/** The outermost elements below the view, in their order. */
function outOfView(element: Element, height: number): HTMLElement[] {
  return [...element.children].flatMap((child) => {
    const {top, bottom} = child.getBoundingClientRect();
    if (bottom <= height || !(child instanceof HTMLElement)) return [];
    if (top >= height) return [child];
    return child.matches(whole) ? [] : outOfView(child, height);
  });
}
