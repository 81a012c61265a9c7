import type {Page} from '@playwright/test';

/** What one frame of the page looks like, as far as a flash would show. */
export type Frame = {canvas: string; background: string; text: string; header: string; direction: string};

/** The browser's layout-shift entry, which TypeScript's own types leave out. */
export type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
};

declare global {
  interface Window {
    /** Written by `recordFrames`. */
    recordedFrames?: Frame[];
    /** Sum of the layout shifts that no input of the reader explains and that reach beyond the inside of a demo. */
    recordedShift?: number;
    /** What moved, for the message of a test that fails. */
    recordedMoves?: string[];
  }
}

/**
 * Records, from the start of the document, every frame that is painted with the page in it, and the layout shifts;
 * call before the page is opened.
 */
export async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    window.recordedFrames = frames;
    window.recordedShift = 0;
    const moves: string[] = [];
    window.recordedMoves = moves;
    const sample = () => {
      const header = document.querySelector('#__docusaurus > header');
      // Animation frames run before the paint, and none runs while a style sheet still blocks it.
      if (header && document.body) {
        const body = window.getComputedStyle(document.body);
        frames.push({
          canvas: window.getComputedStyle(document.documentElement).backgroundColor,
          background: body.backgroundColor,
          text: body.color,
          header: window.getComputedStyle(header).backgroundColor,
          direction: document.documentElement.dir,
        });
      }
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
    const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift =>
      entry.entryType === 'layout-shift';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isLayoutShift(entry) || entry.hadRecentInput) {
          continue;
        }
        const moved = entry.sources.map(({node, previousRect, currentRect}) => ({
          element: node instanceof Element ? node : node?.parentElement,
          rects: [previousRect, currentRect],
        }));
        // What a component moves inside its own box is its library's affair.
        if (moved.some(({element}) => !element?.closest('[data-demo] > div'))) {
          window.recordedShift = (window.recordedShift ?? 0) + entry.value;
          moves.push(
            ...moved.map(
              ({element, rects}) => `${element?.outerHTML.slice(0, 120)} ${JSON.stringify(rects)}`,
            ),
          );
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** The different frames since the start, in order of appearance; one means that nothing flashed. */
export function differentFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(() => {
    const frames = window.recordedFrames ?? [];
    return [...new Map(frames.map((frame) => [JSON.stringify(frame), frame])).values()];
  });
}

/** Cumulative layout shift since the start. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.recordedShift ?? 0);
}

/** What moved beyond the inside of a demo, a line each: the message of a test that fails. */
export function movedNodes(page: Page): Promise<string> {
  return page.evaluate(() => (window.recordedMoves ?? []).join('\n'));
}
