import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import {lintFiles} from '../../tests/unit/lintFiles';
import {resolveImport} from '../lib/resolveImport.mjs';

const boundaries = pathToFileURL(path.resolve('scripts/lint/boundaries.mjs')).href;

const config = `
  import {createBoundaries, jsPlugins} from '${boundaries}';
  const categories = {correctness: 'off'};
  export default {plugins: ['import'], categories, jsPlugins, ...createBoundaries(import.meta.dirname)};
`;

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

/** The file of the project that an import names, from the project's folder; none for a package. */
function findImported(file: string, line: string): string[] {
  const [, specifier = ''] = /'(.*)'/.exec(line) ?? [];
  const imported = resolveImport(process.cwd(), path.dirname(file), specifier);
  return imported ? [path.relative(process.cwd(), imported)] : [];
}

/** What is said about lines of files, in a project of these files and of those that they import, which are empty. */
function lintLines(lines: readonly (readonly [file: string, line: string])[]): string[][] {
  const files: Record<string, string> = {};
  for (const name of lines.flatMap(([file, line]) => findImported(file, line))) files[name] = '';
  for (const [file] of lines) {
    files[file] = lines.flatMap(([other, line]) => (other === file ? [`${line}\n`] : [])).join('');
  }
  const getFaults = lintFiles(files, config);
  return lines.map(([file], index) => {
    const place = lines.slice(0, index + 1).filter(([other]) => other === file).length;
    return getFaults(file, place).map(({message}) => message);
  });
}

describe('imports', () => {
  const forms = [...allowed, ...forbidden].map(([file, specifier], number) =>
    writeForms(specifier, number).map((line) => [file, line] as const),
  );
  const said = lintLines([...forms.flat(), ...types.map(([file, line]) => [file, line] as const)]);
  const faults = forms.map((lines) => said.splice(0, lines.length));

  it.each(allowed.map((each, index) => [...each, index] as const))(
    '%s may import %s',
    (_file, _from, index) => {
      expect(faults[index]).toEqual(Array(5).fill([]));
    },
  );

  it.each(forbidden.map((each, index) => [...each, allowed.length + index] as const))(
    '%s may not import %s',
    (_file, _from, fault, index) => {
      expect(faults[index]).toEqual(Array(5).fill([expect.stringMatching(fault)]));
    },
  );

  it('of types follow the same direction; those of MUI are free as a whole statement', () => {
    expect(said.map(({length}) => length)).toEqual(types.map(([, , count]) => count));
  });
});

it('are loaded in no circle, but one that a reader closes later or that is of types', () => {
  const b = `import {a} from './a';\nexport const b = a;\nexport type B = 1;\n`;
  const getFaults = lintFiles(
    Object.fromEntries(
      circles.flatMap(([name, a]) => [[`${name}/a.ts`, a] as const, [`${name}/b.ts`, b] as const]),
    ),
    config,
  );
  for (const [name, , count] of circles) expect(getFaults(`${name}/a.ts`, 1), name).toHaveLength(count);
});
