import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {contentSecurityPolicy, headerRules} from '@site/config/headers';
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

/** A directive of the policy that the build writes for pages with an inline script of the hash `abc=`. */
const directive = (name: string) =>
  contentSecurityPolicy(['abc='])
    .split('; ')
    .map((part) => part.split(' '))
    .find(([first]) => first === name)
    ?.slice(1);

claim('policy', 'charts load no images, fonts, or scripts, and do not use eval', async () => {
  const evaluated = vi.spyOn(globalThis, 'eval');
  const requested = vi.spyOn(globalThis, 'fetch');
  const scripts = document.scripts.length;
  const size = {width: 400, height: 300, skipAnimation: true};
  const {container} = await render(
    <>
      <BarChart {...size} series={[{data: [1, 2], label: 'Bars'}]} />
      <LineChart {...size} series={[{data: [1, 2], label: 'Line', area: true}]} />
      <PieChart {...size} series={[{data: [{value: 1, label: 'Slice'}]}]} />
      <ScatterChart {...size} series={[{data: [{id: 1, x: 1, y: 2}], label: 'Points'}]} />
    </>,
  );
  await expect.poll(() => container.querySelectorAll('svg.MuiChartsSurface-root').length).toBe(4);
  expect(container.querySelectorAll('img, image, use, link, script, iframe, [src], [href]')).toHaveLength(0);
  const styles = [...document.querySelectorAll('style')].map(({textContent}) => textContent).join('\n');
  expect(styles).not.toMatch(/@font-face|@import|url\((?!["']?#)/);
  expect(document.scripts).toHaveLength(scripts);
  expect(evaluated).not.toHaveBeenCalled();
  expect(requested).not.toHaveBeenCalled();
});

claim('this-site', 'all pages have the policy', () => {
  const rules = headerRules(['abc=']).filter(({headers}) => 'Content-Security-Policy' in headers);
  expect(rules.map(({path, headers}) => [path, headers['Content-Security-Policy']])).toEqual([
    ['/*', contentSecurityPolicy(['abc='])],
  ]);
});

claim('this-site', 'scripts come from the site itself, or have a hash', () => {
  expect(directive('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-abc='"]);
});

claim('this-site', 'style elements need no nonce: unsafe-inline allows them', () => {
  expect(directive('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  // A directive with a nonce would make browsers ignore 'unsafe-inline'.
  expect(contentSecurityPolicy(['abc='])).not.toContain('nonce');
  for (const refined of ['style-src-elem', 'style-src-attr']) expect(directive(refined)).toBeUndefined();
});
