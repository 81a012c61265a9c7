import type {ReactNode} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

// What claims on charts draw, and how.

type Screen = Awaited<ReturnType<typeof render>>;

/** A chart that stands still at once. */
export const size = {width: 400, height: 300, skipAnimation: true};

/** Draws demos one below the other, 600 px wide; none of them may say anything in the console while one looks. */
export async function inSilence(demos: ReactNode, look: (screen: Screen) => Promise<void>): Promise<void> {
  const messages = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  await look(await render(<div style={{width: 600}}>{demos}</div>));
  for (const message of messages) expect(message).not.toHaveBeenCalled();
}
