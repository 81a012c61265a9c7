import path from 'node:path';
import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import boundaries from './boundaries.mjs';

function createLint(cwd: string): ESLint {
  return new ESLint({
    cwd,
    overrideConfigFile: true,
    overrideConfig: [
      {files: ['**/*.{ts,tsx}'], languageOptions: {parser: tseslint.parser}},
      {linterOptions: {reportUnusedDisableDirectives: 'off'}},
      ...boundaries,
    ],
  });
}

const project = createLint(process.cwd());

/** What is said about a line of a file, which need not be there; what it imports must be. */
async function findFaults(file: string, line: string): Promise<string[]> {
  const [result] = await project.lintText(`${line}\n`, {filePath: path.resolve(file)});
  return result?.messages.map(({message}) => message) ?? [];
}

describe('imports', () => {
  it.each([
    ['plugins/ads/theme/Ad.tsx', '@site/src/navigation/getLanguage'],
    ['plugins/ads/theme/Ad.tsx', '../../../src/preferences/code'],
    ['plugins/ads/theme/Ad.tsx', '@site/src/debounce'],
    ['plugins/ads/theme/Ad.tsx', '../../analytics/client'],
    ['plugins/ads/theme/Ad.tsx', '@site/plugins/analytics/client/index'],
    ['plugins/ads/theme/Ad.tsx', '../client/draws'],
    ['src/theme/DocItem/index.tsx', '@site/plugins/ads/client'],
    ['src/theme/DocItem/index.tsx', '@site/config/products'],
    ['src/mui/siteTheme.ts', '@mui/material/styles'],
    ['docs/react-data-grid/_demos/Basic.tsx', '@mui/x-data-grid'],
    ['src/components/Preferences/lazyPanel.tsx', '@mui/material/Button'],
    ['config/docs.ts', '../plugins/code-variants/remarkDemos'],
    ['docusaurus.config.ts', './plugins/pages/index'],
    ['plugins/ads/adLabel.test.ts', '../analytics/privacy'],
    ['plugins/ads/adLabel.test.ts', '@mui/material/Button'],
    ['scripts/builder/parts.ts', '../../plugins/analytics/privacy'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await findFaults(file, `import '${specifier}';`)).toEqual([]);
  });

  it.each([
    ['plugins/ads/theme/Ad.tsx', '@site/src/theme/Footer', /nothing of src/],
    ['plugins/ads/theme/Ad.tsx', '@site/src/preferences/theme', /nothing of src/],
    ['plugins/ads/theme/Ad.tsx', '../../../src/mui/MuiScope', /nothing of src/],
    ['plugins/ads/theme/Ad.tsx', '../../analytics/privacy', /plugins\/analytics\/client/],
    ['src/theme/DocItem/index.tsx', '@site/plugins/ads/client/draws', /plugins\/ads\/client/],
    ['src/theme/Root.tsx', '@mui/material/Button', /plain page/],
    ['plugins/ads/theme/Ad.tsx', '@emotion/react', /plain page/],
    ['src/navigation/extra.ts', '../theme/Footer', /share imports neither/],
    ['src/useChunk.ts', '../plugins/ads/client', /share imports neither/],
    ['src/theme/DocItem/index.tsx', '@site/config/docs', /as options/],
    ['plugins/ads/index.ts', '../../config/redirects', /as options/],
    ['config/docs.ts', '../scripts/builder/parts', /programs that build it/],
    ['plugins/ads/index.ts', '../../scripts/builder/parts', /programs that build it/],
    ['plugins/api-reference/cli/report.ts', '../../../config/apiReference', /as options/],
  ])('%s may not import %s', async (file, specifier, fault) => {
    for (const line of [
      `import one from '${specifier}';`,
      `import '${specifier}';`,
      `export * from '${specifier}';`,
      `export {one} from '${specifier}';`,
      `void import('${specifier}');`,
    ]) {
      expect(await findFaults(file, line), line).toEqual([expect.stringMatching(fault)]);
    }
  });

  it('of a type alone follow the same direction', async () => {
    expect(
      await findFaults('plugins/ads/index.ts', `import type {A} from '../../config/redirects';`),
    ).toHaveLength(1);
  });

  it('of types of MUI are free: they weigh nothing', async () => {
    expect(
      await findFaults('src/theme/Root.tsx', `import type {Theme} from '@mui/material/styles';`),
    ).toEqual([]);
    expect(
      await findFaults('src/theme/Root.tsx', `import {type Theme} from '@mui/material/styles';`),
    ).toHaveLength(1);
  });
});

describe('circles', () => {
  it.each([
    ['of two files', `import {b} from './b';\nexport const a = b;\n`, 1],
    ['that a reader closes later', `export const a = () => import('./b');\n`, 0],
    ['of types', `import type {B} from './b';\nexport const a: B = 1;\n`, 0],
  ])('%s', async (_name, text, faults) => {
    const folder = tempFolder({
      'a.ts': text,
      'b.ts': `import {a} from './a';\nexport const b = a;\nexport type B = 1;\n`,
    });
    const [result] = await createLint(folder).lintFiles(['a.ts']);
    expect(result?.messages.map(({ruleId}) => ruleId)).toEqual(Array(faults).fill('import-x/no-cycle'));
  });
});
