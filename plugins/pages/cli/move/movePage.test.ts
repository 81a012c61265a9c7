import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {sourceHash} from '../../../translations/build';
import {tempFolder} from '../../../../tests/unit/tempFolder';
import {movePage} from './movePage';

const site = {languages: ['zh'], bases: ['/x/', '/zh/x/'], olderVersions: () => ['7']};
const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current';
const rows = '---\ntitle: Rows\n---\n\nText.\n';
const sorting = '---\ntitle: Sorting\n---\n\nSee [rows](/react-data-grid/rows/index.mdx#ids).\n';
const translated = (text: string, source: string) =>
  text.replace(/\n---\n/, `\nsource_hash: '${sourceHash(source)}'\n---\n`);

/** A page with a demo, a page below it, a page that links to it and imports from it, and an older version of it. */
const project = () =>
  tempFolder({
    'docs/react-data-grid/rows/index.mdx': rows,
    'docs/react-data-grid/rows/_demos/rows.ts': 'export const rows = [];\n',
    'docs/react-data-grid/rows/_demos/Rows.tsx': "import {rows} from './rows';\n",
    'docs/react-data-grid/rows/ids/index.mdx': rows,
    'docs/react-data-grid/sorting/index.mdx': sorting,
    'docs/react-data-grid/sorting/_demos/Sort.tsx': "import {rows} from '../../rows/_demos/rows';\n",
    'versioned_docs/version-7/react-data-grid/rows/index.mdx': rows,
    [`${chinese}/react-data-grid/rows/index.mdx`]: translated(rows, rows),
    [`${chinese}/react-data-grid/sorting/index.mdx`]: translated(sorting, sorting),
    [`${chinese}/untranslatedPages.json`]: '{"react-data-grid/rows/ids": {"label": "A"}}\n',
    'config/movedPages.json': '{"react-data-grid/oldest": "react-data-grid/rows"}\n',
    'config/questions/react-data-grid.yml':
      "'react-data-grid/rows': []\n'react-data-grid/rows/ids':\n  - page: 'react-data-grid/rows'\n",
    'config/addresses.json':
      '["/x/a/", "/x/react-data-grid/rows/", "/x/v7/react-data-grid/rows/", "/zh/x/react-data-grid/rows/"]\n',
    'package.json': '{"dependencies": {}}',
    'plugins/search/dictionary/subjects.json':
      '[{"pages": ["react-data-grid/rows/", "react-data-grid/rows/ids/"]}]\n',
    'tests/e2e/rows.spec.ts': "page.goto('/x/react-data-grid/rows/#ids')\n",
    'tests/e2e/ids.spec.ts': "page.goto('/x/react-data-grid/rows/ids/')\n",
    'sidebars/dataGrid.ts': "['react-data-grid/rows/index', 'react-data-grid/rows/ids/index']\n",
    'versioned_sidebars/version-7-sidebars.json': '{}',
    'versions.json': '["7"]',
  });

it('moves a page with all that belongs to it, and leaves the pages below it', () => {
  const siteDir = project();
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const messages = movePage(
    siteDir,
    'docs/react-data-grid/rows/index.mdx',
    'react-data-grid/data/row-definition',
    site,
  );

  const page = read('docs/react-data-grid/data/row-definition/index.mdx');
  expect(page).toContain('movedFrom:\n  - react-data-grid/rows\n');
  expect(read('docs/react-data-grid/data/row-definition/_demos/Rows.tsx')).toBe(
    "import {rows} from './rows';\n",
  );
  expect(existsSync(path.join(siteDir, 'docs/react-data-grid/rows/ids/index.mdx'))).toBe(true);
  expect(existsSync(path.join(siteDir, 'docs/react-data-grid/rows/index.mdx'))).toBe(false);
  expect(read('docs/react-data-grid/sorting/_demos/Sort.tsx')).toContain(
    "'../../data/row-definition/_demos/rows'",
  );
  expect(read('sidebars/dataGrid.ts')).toBe(
    "['react-data-grid/data/row-definition/index', 'react-data-grid/rows/ids/index']\n",
  );
  expect(read('config/questions/react-data-grid.yml')).toBe(
    "'react-data-grid/data/row-definition': []\n'react-data-grid/rows/ids':\n  - page: 'react-data-grid/data/row-definition'\n",
  );
  expect(JSON.parse(read('config/movedPages.json'))).toEqual({
    'react-data-grid/oldest': 'react-data-grid/data/row-definition',
    'react-data-grid/rows': 'react-data-grid/data/row-definition',
  });
  expect(JSON.parse(read('config/addresses.json'))).toEqual([
    '/x/a/',
    '/x/react-data-grid/data/row-definition/',
    '/x/react-data-grid/rows/',
    '/x/v7/react-data-grid/rows/',
    '/zh/x/react-data-grid/data/row-definition/',
    '/zh/x/react-data-grid/rows/',
  ]);
  expect(read('plugins/search/dictionary/subjects.json')).toBe(
    '[{"pages": ["react-data-grid/data/row-definition/", "react-data-grid/rows/ids/"]}]\n',
  );
  // Nothing that a translator would have to follow.
  const linking = read('docs/react-data-grid/sorting/index.mdx');
  expect(linking).toContain('(/react-data-grid/data/row-definition/index.mdx#ids)');
  expect(read(`${chinese}/react-data-grid/sorting/index.mdx`)).toContain(sourceHash(linking));
  expect(read(`${chinese}/react-data-grid/data/row-definition/index.mdx`)).toContain(sourceHash(page));
  expect(messages).toContain('react-data-grid/rows is now react-data-grid/data/row-definition');
  expect(messages).toContain('see whether these files mean the page: tests/e2e/rows.spec.ts');
  expect(messages).not.toContain('ids.spec.ts');
});

it('moves back, and the address no longer leads away', () => {
  const siteDir = project();
  movePage(siteDir, 'react-data-grid/rows', 'react-data-grid/row-definition', site);
  movePage(siteDir, 'react-data-grid/row-definition', 'react-data-grid/rows', site);
  expect(JSON.parse(readFileSync(path.join(siteDir, 'config/movedPages.json'), 'utf8'))).toEqual({
    'react-data-grid/oldest': 'react-data-grid/rows',
    'react-data-grid/row-definition': 'react-data-grid/rows',
  });
});

it.each([
  [
    'react-data-grid/row',
    'react-data-grid/a',
    'There is no page "react-data-grid/row". Nearest: react-data-grid/rows',
  ],
  ['react-data-grid/rows', 'react-data-grid/sorting', 'exists already; nothing was moved'],
  ['react-data-grid/rows', 'react-data-grid/Row Definition', 'is no address of a page'],
])('refuses to move %s to %s', (from, to, reason) => {
  expect(() => movePage(project(), from, to, site)).toThrow(reason);
});
