import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {afterAll, expect, it} from 'vitest';
import {codeText} from '../../../plugins/code-variants/client/demoRecord';
import {codeTools} from '../../../plugins/code-variants/codeTools';
import {makeDemoForms} from '../../../plugins/code-variants/demoForms';
import {findChromium} from '../../../src/lib/node/chromium.mjs';
import {runIn} from './buildProject';
import {filesBeside} from './cases';
import {linkPackages, newFolder, writeProject} from './linkedProject';
import {remembering} from './memory';
import {openProject} from './openProject';

const demos = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /(?:^|[\\/])_demos[\\/]\w+\.tsx$/.test(file))
  .map((file) => path.join('docs', file))
  .sort();

/** A tenth of the demos, the same ones in every run. */
const chosen = demos.filter((file) => (createHash('sha256').update(file).digest()[0] ?? 0) % 10 === 0);

const {left, options} = remembering(
  __filename,
  chosen.map((file) => ({name: file, files: [file]})),
);

const built = left.map(({name}) => name);

const folder = newFolder();

const componentName = (file: string) => path.basename(file, '.tsx');

/** All of these demos in one page, each in an element with its name. */
const main = [
  `import {createRoot} from 'react-dom/client';`,
  ...built.map((file, index) => `import Demo${index} from './${index}/${componentName(file)}.jsx';`),
  `const demos = {${built.map((file, index) => `${componentName(file)}: Demo${index}`).join(', ')}};`,
  'for (const [name, Demo] of Object.entries(demos)) {',
  `  const element = document.getElementById('root').appendChild(document.createElement('div'));`,
  '  element.id = name;',
  '  createRoot(element).render(<Demo />);',
  '}',
].join('\n');

/** Writes the demos and links all packages that they may import. */
async function writeDemos(): Promise<void> {
  const tools = await codeTools(process.cwd());
  const files = await Promise.all(
    built.map(async (file, index) => {
      const {js} = await makeDemoForms(readFileSync(file, 'utf8'), file, tools.style);
      const demo = {name: `${componentName(file)}.jsx`, text: codeText(js)};
      const all = [demo, ...(await filesBeside(tools, file, 'js'))];
      return all.map(({name, text}) => [`${index}/${name}`, text] as const);
    }),
  );
  writeProject(
    {
      ...Object.fromEntries(files.flat()),
      'main.jsx': main,
      'index.html': '<!doctype html><div id="root"></div><script type="module" src="/main.jsx"></script>',
    },
    folder,
  );
  linkPackages(
    readdirSync('node_modules').flatMap((name) => {
      if (name.startsWith('.')) return [];
      return name.startsWith('@')
        ? readdirSync(path.join('node_modules', name)).map((inner) => `${name}/${inner}`)
        : [name];
    }),
    folder,
  );
}

afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('a tenth of the demos render in their JavaScript form', {timeout: 240_000, ...options}, async ({skip}) => {
  expect(chosen.length).toBeGreaterThan(demos.length / 20);
  await writeDemos();
  const build = await runIn(folder, 'vite/bin/vite.js', ['build']);
  expect(build.code, build.output).toBe(0);
  const executablePath = await findChromium();
  if (!executablePath) return skip('no Chromium');
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  try {
    const messages = await openProject(browser, folder, async (page) => {
      for (const file of built) {
        await page
          .locator(`#${componentName(file)} > *`)
          .first()
          .waitFor();
      }
    });
    expect(messages).toEqual([]);
  } finally {
    await browser.close();
  }
});
