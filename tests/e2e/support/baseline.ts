import type {Locator} from '@playwright/test';

/** How far below the top of the window the text of an element stands on its line, in px. */
export function measureBaseline(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    // The foot of an element without height on a baseline is that baseline.
    const mark = document.createElement('span');
    mark.style.cssText = 'display:inline-block';
    element.append(mark);
    const {bottom} = mark.getBoundingClientRect();
    mark.remove();
    return Math.round(bottom);
  });
}
