import {createRequire} from 'node:module';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {codeTools} from './codeTools';
import {loaderRules} from './loaderRules';

const require = createRequire(import.meta.url);

const files = {
  'package-lock.json': '{}',
  'docs/_demos/days.ts': `export const weekday = new Intl.DateTimeFormat('en-US', {weekday: 'long'});\n`,
  'docs/_demos/Meeting.tsx': `import {weekday} from './days';

const month = new Intl.DateTimeFormat('en', {month: 'long'});

export default function Meeting() {
  const day = new Date(2025, 4, 14);
  return [month.format(day), weekday.format(day)].join();
}
`,
  'docs/page.js': `import Meeting from './_demos/Meeting.tsx';
export {default as demo} from './_demos/Meeting.tsx?demo-code';
export {default as module} from './_demos/days.ts?demo-code';
export const written = Meeting();
`,
};

/** What a page exports that the bundler of the site has made. */
async function bundled(locale: string | undefined): Promise<unknown> {
  const siteDir = tempFolder(files);
  const rules = loaderRules(await codeTools(siteDir), false, locale);
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        mode: 'development',
        devtool: false,
        target: 'node',
        context: siteDir,
        entry: './docs/page.js',
        module: {rules},
        resolve: {extensions: ['.ts', '.tsx', '.js']},
        output: {path: siteDir, filename: 'out.cjs', library: {type: 'commonjs2'}},
      },
      (error, stats) => {
        const cause = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        return cause ? reject(cause) : resolve();
      },
    );
  });
  return require(path.join(siteDir, 'out.cjs'));
}

describe('a demo and the module that it imports, run and shown', () => {
  it.each([
    ['zh-CN', '五月,星期三', 'zh-CN', 'zh-CN'],
    [undefined, 'May,Wednesday', 'en', 'en-US'],
  ])('with the locale %s', async (locale, written, inDemo, inModule) => {
    // The style of the project, which decides the quotes in JavaScript, is not that of this folder.
    const shown = (tag: string) => ({html: expect.stringMatching(`>["']${tag}["']<`) as string});
    expect(await bundled(locale)).toMatchObject({
      written,
      demo: {ts: shown(inDemo), js: shown(inDemo)},
      module: {...shown(inModule), js: shown(inModule)},
    });
  });
});
