import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {addFiles} from '../../tests/unit/tempFolder';
import {resolveImport} from '../lib/resolveImport.mjs';

const project = process.cwd();

const boundaries = pathToFileURL(path.join(project, 'scripts', 'lint', 'boundaries.mjs')).href;

const config = `
  import {createBoundaries, jsPlugins} from '${boundaries}';
  const categories = {correctness: 'off'};
  const ignorePatterns = ['node_modules'];
  export default {plugins: ['import'], ignorePatterns, categories, jsPlugins, ...createBoundaries(import.meta.dirname)};
`;

const answer = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      filename: z.string(),
      labels: z.array(z.object({span: z.object({line: z.number()})})).min(1),
    }),
  ),
});

/** What the linter says about each line of some files, as `file:line`, where nothing else is but these files. */
function lint(files: Record<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  addFiles(folder, {...files, 'oxlint.config.mjs': config});
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  const program = path.join(project, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const args = [program, '--config=oxlint.config.mjs', '--format=json', '.'];
  const {stdout} = spawnSync(process.execPath, args, {cwd: folder, encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  const faults = new Map<string, string[]>();
  for (const {message, filename, labels} of answer.parse(JSON.parse(stdout)).diagnostics) {
    const place = `${filename}:${labels[0]?.span.line}`;
    faults.set(place, [...(faults.get(place) ?? []), message]);
  }
  return faults;
}

/** Each form of an import, one to a line; a name may stand in a file once. */
const writeForms = (specifier: string, number: number) => [
  `import name${number} from '${specifier}';`,
  `import '${specifier}';`,
  `export * from '${specifier}';`,
  `export {other as other${number}} from '${specifier}';`,
  `void import('${specifier}');`,
];

const allowed: readonly (readonly [string, string])[] = [
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
];

const forbidden: readonly (readonly [string, string, RegExp])[] = [
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
];

const types: readonly (readonly [string, string, number])[] = [
  ['plugins/ads/index.ts', `import type {A} from '../../config/redirects';`, 1],
  ['src/theme/Root.tsx', `import type {Theme} from '@mui/material/styles';`, 0],
  ['src/theme/Root.tsx', `import {type Palette} from '@mui/material/styles';`, 1],
];

const circles = [
  ['two', `import {b} from './b';\nexport const a = b;\n`, 1],
  ['later', `export const a = () => import('./b');\n`, 0],
  ['types', `import type {B} from './b';\nexport const a: B = 1;\n`, 0],
] as const;

describe('imports', () => {
  const cases = [...allowed, ...forbidden];
  /** The lines of each file that imports; what is imported is empty. */
  const lines = new Map<string, string[]>();
  const write = (file: string, added: readonly string[]) => {
    const before = lines.get(file) ?? [];
    lines.set(file, [...before, ...added]);
    return added.map((_, index) => `${file}:${before.length + index + 1}`);
  };
  const places = new Map(
    cases.map(([file, specifier], number) => [
      `${file} ${specifier}`,
      write(file, writeForms(specifier, number)),
    ]),
  );
  const typePlaces = types.map(([file, line, count]) => [write(file, [line])[0] ?? '', line, count] as const);
  const imported = [...cases, ['plugins/ads/index.ts', '../../config/redirects'] as const].flatMap(
    ([file, specifier]) => resolveImport(project, path.join(project, path.dirname(file)), specifier) ?? [],
  );
  const faults = lint({
    ...Object.fromEntries(imported.map((file) => [path.relative(project, file), ''])),
    ...Object.fromEntries([...lines].map(([file, written]) => [file, `${written.join('\n')}\n`])),
  });
  const findFaults = (file: string, specifier: string) =>
    (places.get(`${file} ${specifier}`) ?? []).map((place) => faults.get(place) ?? []);

  it.each(allowed)('%s may import %s', (file, specifier) => {
    expect(findFaults(file, specifier)).toEqual(Array(5).fill([]));
  });

  it.each(forbidden)('%s may not import %s', (file, specifier, fault) => {
    expect(findFaults(file, specifier)).toEqual(Array(5).fill([expect.stringMatching(fault)]));
  });

  it.each(typePlaces)(
    '%s follow the same direction as types, and those of MUI are free: %s',
    (place, _, count) => {
      expect(faults.get(place) ?? []).toHaveLength(count);
    },
  );
});

it('are loaded in no circle, but one that a reader closes later or that is of types', () => {
  const b = `import {a} from './a';\nexport const b = a;\nexport type B = 1;\n`;
  const faults = lint(
    Object.fromEntries(
      circles.flatMap(([name, a]) => [[`${name}/a.ts`, a] as const, [`${name}/b.ts`, b] as const]),
    ),
  );
  const count = (name: string) => (faults.get(`${name}/a.ts:1`) ?? []).length;
  expect(circles.map(([name]) => [name, count(name)])).toEqual(
    circles.map(([name, , expected]) => [name, expected]),
  );
});
