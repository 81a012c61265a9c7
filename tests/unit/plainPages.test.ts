import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {chainTo, importGraph} from './importGraph';
import {tempFolder} from './tempFolder';

const library = /^@(?:mui|emotion)\//;
const root = process.cwd();

/** What every page of a build carries: the shell, the theme, the client side of plugins; not what is lazy. */
const entries = [
  'src/shell/Shell.tsx',
  ...['src', 'plugins']
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\/theme\/.*\/index\.tsx?$/.test(file))
    // The one place where a demo meets the library, always lazy.
    .filter((file) => !file.includes('theme/DemoScope/')),
];

describe('a plain page', () => {
  it.each(entries)('%s imports nothing of the component library', (entry) => {
    const graph = importGraph(root, entry);
    expect(
      [...graph.keys()].filter((name) => library.test(name)).map((name) => chainTo(graph, name)),
    ).toEqual([]);
  });

  it('the entries are those that a page shows', () => {
    expect(entries).toEqual(
      expect.arrayContaining(['src/theme/Navbar/index.tsx', 'plugins/code-variants/theme/Demo/index.tsx']),
    );
  });

  it('the shell brings the settings and the late texts', () => {
    expect([...importGraph(root, 'src/shell/Shell.tsx').keys()]).toEqual(
      expect.arrayContaining([
        'src/preferences/theme/ThemeSettingsProvider.tsx',
        'plugins/translations/client/CatalogTextProvider.tsx',
        'react',
      ]),
    );
  });
});

describe('importGraph', () => {
  it('follows aliases and re-exports, and neither types nor lazy parts', () => {
    const folder = tempFolder({
      'tsconfig.json': '{"compilerOptions": {"paths": {"@site/*": ["./*"]}, "jsx": "preserve"}}',
      'entry.tsx': `import a from '@site/a';
        import type {B} from '@mui/types';
        import {type C} from '@mui/types-inline';
        import './side.css';
        const lazy = () => import('@mui/lazy');`,
      'a.ts': "export * from './b';\nexport type {D} from '@mui/exported-types';",
      'b.ts': "import '@mui/material';\nimport './a';",
    });
    const graph = importGraph(folder, 'entry.tsx');
    expect([...graph.keys()].filter((name) => library.test(name))).toEqual(['@mui/material']);
    expect(chainTo(graph, '@mui/material')).toBe('entry.tsx → a.ts → b.ts → @mui/material');
  });
});
