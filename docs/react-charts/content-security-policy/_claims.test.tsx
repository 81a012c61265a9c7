import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {BarChart} from '@mui/x-charts/BarChart';
import {claim} from '@site/tests/claims/claim';
import {createPortal} from 'react-dom';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import ChartWithNonce from './_demos/ChartWithNonce';

const policy = '<meta http-equiv="Content-Security-Policy" content="style-src \'nonce-r4nd0m\'">';

/** The rules that Emotion's style elements have in a document with the policy. */
async function rulesUnderPolicy(nonce: string | undefined) {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><head>${policy}</head><body></body>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  document.body.append(frame);
  await loaded;
  const inside = frame.contentDocument;
  if (!inside) throw new Error('no document');
  const cache = createCache({key: 'csp', container: inside.head, speedy: false, ...(nonce ? {nonce} : {})});
  const screen = await render(
    createPortal(
      <CacheProvider value={cache}>
        <BarChart width={300} height={200} xAxis={[{data: ['A']}]} series={[{data: [1]}]} />
      </CacheProvider>,
      inside.body,
    ),
  );
  await expect.poll(() => inside.querySelectorAll('style').length).toBeGreaterThan(0);
  const rules = [...inside.querySelectorAll('style')].map(({sheet}) => sheet?.cssRules.length ?? 0);
  await screen.unmount();
  frame.remove();
  return Math.max(...rules);
}

claim('lead', 'the policy blocks style elements of Emotion unless they carry the nonce', async () => {
  expect(await rulesUnderPolicy(undefined)).toBe(0);
  expect(await rulesUnderPolicy('r4nd0m')).toBeGreaterThan(0);
});

claim('lead', 'the demo renders without a message, and its styles carry the nonce', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <div style={{width: 600}}>
      <ChartWithNonce />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('style[data-emotion^=chart]').length).toBeGreaterThan(0);
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion^=chart]'))
    expect(style.nonce).toBe('r4nd0m');
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(240);
});
