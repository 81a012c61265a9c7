import {afterEach, test, vi} from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * A sentence of a page about what happens at run time, held as a test on the real packages in Chromium.
 *
 * @param heading id of the heading that the sentence stands under, or `lead` for what stands above the first one. The
 *   build stops when the page has no such heading any more.
 * @param sentence what the page states, in a few words
 * @param body fails when it is no longer true
 */
export function claim(heading: string, sentence: string, body: () => void | Promise<void>): void {
  test(`#${heading}: ${sentence}`, body);
}
