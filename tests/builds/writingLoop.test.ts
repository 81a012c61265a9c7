import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {smallSite} from '../unit/smallSite';
import {openBrowser} from './wholeProject/browser';
import {serveDevelopment} from './wholeProject/serve';

const page = 'docs/introduction/index.mdx';
const demo = 'docs/introduction/_demos/Press.tsx';

const pageText = [
  '---',
  'title: Introduction',
  'sidebar_label: Page',
  'description: What a reader can do after reading this page.',
  '---',
  '',
  'Text.',
  '',
  '<Demo name="Press" height={100} />',
  '',
].join('\n');

/** Its twelfth line throws when the button is pressed. */
const demoText = `import {useState} from 'react';

interface Row {
  id: number;
}

const rows: Row[] = [];

export default function Press() {
  const [count, setCount] = useState(rows.length);
  if (count > 0) {
    throw new Error('No row ' + count);
  }
  return <button onClick={() => setCount(count + 1)}>Press</button>;
}
`;

/** A page that nobody opens, with a demo that cannot be compiled. */
const otherPage = 'docs/react-data-grid/index.mdx';
const otherDemo = 'docs/react-data-grid/_demos/Broken.tsx';
const otherText = pageText.replace('title: Introduction', 'title: Data Grid').replace('"Press"', '"Broken"');

describe('somebody who writes while the development server runs', {timeout: 300_000}, () => {
  it('sees a mistake in one line over the page until it is mended, and where a demo threw', async (context) => {
    const browser = await openBrowser(context);
    const site = smallSite({
      [page]: pageText,
      [demo]: demoText,
      [otherPage]: otherText,
      [otherDemo]: 'export default function Broken( {}',
    });
    const origin = await serveDevelopment(site, 'en', '/x/introduction/');
    const shown = await browser.newPage({serviceWorkers: 'block'});
    const scripts: string[] = [];
    let compilations = 0;
    let heard = 0;
    shown.on('response', () => (heard = Date.now()));
    shown.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    shown.on('websocket', (server) => {
      server.on('framereceived', ({payload}) => {
        heard = Date.now();
        if (String(payload).includes('"type":"ok"')) compilations += 1;
      });
    });
    await shown.goto(`${origin}/x/introduction/`);
    const press = shown.getByRole('button', {name: 'Press', exact: true});
    await press.waitFor({timeout: 120_000});
    // A module that moves into a chunk that others share would be missing in what the page is fetching meanwhile.
    expect(scripts.filter((name) => /\/(?:styles|vendors|defaultVendors)-/.test(name))).toEqual([]);
    // What is compiled later brings its styles.
    const frame = shown.locator('[data-demo]');
    await expect.poll(() => frame.evaluate((box) => getComputedStyle(box).borderTopWidth)).toBe('1px');

    // What nobody opens is not compiled: no mistake is found in it.
    const overlayFrame = shown.locator('#webpack-dev-server-client-overlay');
    expect(await overlayFrame.count()).toBe(0);

    // A change shows in the page as it is.
    await shown.evaluate(() => document.body.setAttribute('data-same-page', ''));
    const change = (file: string, from: string, to: string) => {
      const before = readFileSync(path.join(site, file), 'utf8');
      expect(before).toContain(from);
      writeFileSync(path.join(site, file), before.replace(from, to));
    };
    for (const [from, to] of [
      ['Text.', 'A second text.'],
      ['A second text.', 'A third text.'],
    ] as const) {
      change(page, from, to);
      await shown.getByText(to, {exact: true}).waitFor({timeout: 60_000});
    }
    change(demo, '>Press<', '>Push<');
    await shown.getByRole('button', {name: 'Push', exact: true}).waitFor({timeout: 60_000});
    change(demo, '>Push<', '>Press<');
    await press.waitFor({timeout: 60_000});
    expect(await shown.locator('body[data-same-page]').count()).toBe(1);

    const overlay = shown.frameLocator('#webpack-dev-server-client-overlay').locator('body');
    const readMistake = async (file: string, from: string, to: string) => {
      const before = readFileSync(path.join(site, file), 'utf8');
      expect(before).toContain(from);
      writeFileSync(path.join(site, file), before.replace(from, to));
      await overlay.getByText(file).first().waitFor({timeout: 60_000});
      const message = await overlay.innerText();
      const compiledBefore = compilations;
      writeFileSync(path.join(site, file), before);
      await expect.poll(() => compilations, {timeout: 60_000}).toBeGreaterThan(compiledBefore);
      await overlayFrame.waitFor({state: 'detached', timeout: 60_000});
      // The page takes it in before a writer makes the next mistake.
      await expect.poll(() => Date.now() - heard, {timeout: 60_000}).toBeGreaterThan(3000);
      expect(message).not.toContain('    at ');
      return message;
    };
    expect(await readMistake(demo, 'useState(rows.length);', 'useState(;')).toContain(
      `${demo}:10:38: Unexpected token`,
    );
    expect(await readMistake(page, '"Press"', '"Prss"')).toContain(
      `${page}:9:1: Unknown demo "Prss": did you mean "Press"?`,
    );
    expect(await readMistake(page, 'sidebar_label: Page', 'sidebar_label: Page\nnewFeature: soon')).toContain(
      `${page}:4:1: "newFeature" must be a boolean`,
    );

    await press.click();
    await shown.getByText(`${demo}:12: No row 1`).waitFor({timeout: 60_000});
  });
});
