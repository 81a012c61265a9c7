import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import packageJson from '../../../package.json';
import {demoFiles} from '../../../plugins/code-variants/project/demoPackages';
import {findPackages} from '../../../plugins/code-variants/project/findImports';
import {findChromium} from '../../../src/lib/node/chromium.mjs';
import {bundledFolders, runIn} from './buildProject';
import {currentVersions, declaredIn, createProjectFiles, projectCases, type ProjectCase} from './cases';
import {expectedPackages, packageManifest, reachableFolders} from './expectedPackages';
import {linkPackages, newFolder, writeProject} from './linkedProject';
import {remembering} from './memory';
import {openProject} from './openProject';

const pins: Readonly<Record<string, string>> = {...packageJson.dependencies, ...packageJson.devDependencies};

let browser: Browser | undefined;

beforeAll(async () => {
  const executablePath = await findChromium();
  browser = executablePath
    ? await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic']})
    : undefined;
}, 60_000);

afterAll(() => browser?.close());

const versions = currentVersions();

it('there is a case for each package of MUI X that a demo imports', () => {
  const importsIn = (files: readonly string[]) =>
    files
      .flatMap((file) => findPackages(readFileSync(file, 'utf8')))
      .filter((name) => name.startsWith('@mui/x-'))
      .sort();
  const inDemos = new Set(importsIn(demoFiles(process.cwd(), 'docs')));
  expect([...inDemos]).toEqual([...new Set(importsIn(projectCases.map(({file}) => file)))]);
});

for (const each of projectCases) {
  const name = `project to take away: ${each.title} (${each.language}, ${each.styling})`;
  describe(name, remembering(__filename, [{name, files: [each.file]}]).options, () => checkProject(each));
}

async function checkProject(each: ProjectCase): Promise<void> {
  const files = await createProjectFiles(each, versions);
  const {runtime, all} = declaredIn(files);
  let folder = '';

  beforeAll(() => {
    folder = newFolder();
    writeProject(files, folder);
    linkPackages(Object.keys(all), folder);
  });

  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('declares its imports and their peers, exactly as installed', () => {
    expect(Object.keys(all).sort()).toEqual(expectedPackages(files, each.language));
    for (const [name, version] of Object.entries(all)) {
      expect([name, version]).toEqual([name, packageManifest(path.join('node_modules', name)).version]);
      expect([name, version]).toEqual([name, pins[name]]);
    }
    expect(Object.keys(runtime).filter((name) => name.startsWith('@types/'))).toEqual([]);
  });

  it('type-checks and builds on nothing but what it declares', {timeout: 120_000}, async () => {
    const [types, build] = await Promise.all([
      each.language === 'ts' ? runIn(folder, 'typescript/bin/tsc', ['--noEmit']) : {code: 0, output: ''},
      runIn(folder, 'vite/bin/vite.js', ['build', '--sourcemap']),
    ]);
    expect(types).toEqual({code: 0, output: ''});
    expect(build.code, build.output).toBe(0);
    // Links lead to this site's own folder, where undeclared peers would be found too: the bundle must have none.
    const reachable = reachableFolders(Object.keys(all));
    const bundled = bundledFolders(folder);
    expect(bundled.size).toBeGreaterThan(5);
    expect([...bundled].filter((found) => !reachable.has(found))).toEqual([]);
  });

  it('renders in a browser without a message', {timeout: 60_000}, async ({skip}) => {
    if (!browser) return skip('no Chromium');
    const messages = await openProject(browser, folder, async (page) => {
      await page.locator(each.shows).first().waitFor();
      if (each.looks) {
        const [selector, property, value] = each.looks;
        const style = await page
          .locator(selector)
          .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
        expect(style).toBe(value);
      }
    });
    expect(messages).toEqual([]);
  });
}
