import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {afterAll, expect, it} from 'vitest';
import {titledCode} from '../../../scripts/verify/setups/pageCode';
import {findChromium} from '../../../src/lib/node/chromium.mjs';
import {runIn} from './buildProject';
import {linkPackages, newFolder, writeProject} from './linkedProject';
import {remembering} from './memory';
import {openProject} from './openProject';
import {viteTemplate} from './viteTemplate';

// A reader in an empty Vite project: the quickstart as it stands on the page, then what the pages about column
// definition, sorting and editing say, typed into the same file.

const quickstartFile = 'docs/react-data-grid/quickstart/index.mdx';
const quickstart = readFileSync(quickstartFile, 'utf8');

const packages = [
  ...(/<Install packages="([^"]+)"/.exec(quickstart)?.[1]?.split(' ') ?? []),
  ...['react', 'react-dom', '@types/react', '@types/react-dom'],
  ...['vite', '@vitejs/plugin-react', 'typescript'],
];

const folder = newFolder();
linkPackages(packages, folder);

afterAll(() => rmSync(folder, {recursive: true, force: true}));

const name = 'the quickstart and three feature pages lead to a grid that works';
const {options} = remembering(__filename, [
  {name, files: [quickstartFile, 'tests/builds/projects/journey/App.tsx']},
]);

it(name, {timeout: 180_000, ...options}, async ({skip}) => {
  const main = titledCode(quickstart, 'src/main.tsx');
  const executablePath = await findChromium();
  if (!executablePath) return skip('no Chromium');
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  const build = async (app: string) => {
    writeProject({...viteTemplate, 'src/main.tsx': main, 'src/App.tsx': app}, folder);
    expect(await runIn(folder, 'typescript/bin/tsc', [])).toEqual({code: 0, output: ''});
    const {code, output} = await runIn(folder, 'vite/bin/vite.js', ['build']);
    expect(code, output).toBe(0);
  };
  try {
    await build(titledCode(quickstart, 'src/App.tsx'));
    const first = await openProject(browser, folder, async (page) => {
      await page.getByRole('grid', {name: 'Films'}).waitFor();
      expect(await page.locator('[data-field=title][role=gridcell]').allTextContents()).toEqual([
        'Metropolis',
        'Tokyo Story',
        'Playtime',
      ]);
    });
    expect(first).toEqual([]);

    await build(readFileSync(path.join(__dirname, 'journey', 'App.tsx'), 'utf8'));
    const second = await openProject(browser, folder, async (page) => {
      const titles = page.locator('[data-field=title][role=gridcell]');
      await titles.first().waitFor();
      expect(await titles.allTextContents()).toEqual(['Playtime', 'Metropolis', 'Tokyo Story']);
      expect(await page.locator('[data-id="2"] [role=gridcell]').allTextContents()).toEqual(
        expect.arrayContaining(['1950s', '$210K']),
      );
      await titles.first().dblclick();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Play Time');
      await page.keyboard.press('Enter');
      await page.locator('[role=gridcell]', {hasText: /^Play Time$/}).waitFor();
    });
    expect(second).toEqual([]);
  } finally {
    await browser.close();
  }
});
