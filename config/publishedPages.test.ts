import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {addFiles, tempFolder} from '../tests/unit/tempFolder';
import {pagesOptions} from './publishedPages';

const version = {name: 'current', path: '', docsDir: 'docs', packages: {}};

it('the navigation is read anew each time, with the lists that it imports', async () => {
  const siteDir = tempFolder({
    'config/addresses.json': '[]',
    'sidebars/tree.ts': "import charts from './charts';\n\nexport const tree = {charts};\n",
    'sidebars/charts.ts': "export default ['a/index'];\n",
  });
  const {readTree} = pagesOptions(siteDir, version, [], new Map());
  expect(await readTree?.()).toEqual({charts: ['a/index']});
  writeFileSync(path.join(siteDir, 'sidebars/charts.ts'), "export default ['b/index', 'c/index'];\n");
  expect(await readTree?.()).toEqual({charts: ['b/index', 'c/index']});
  addFiles(siteDir, {'sidebars/tree.ts': 'export const other = {};\n'});
  await expect(readTree?.()).rejects.toThrow('sidebars/tree.ts exports no tree');
});

it('that of an older version is a file of its own', () => {
  const siteDir = tempFolder({'config/addresses.json': '[]'});
  const older = {...version, name: '7', docsDir: 'versioned_docs/version-7'};
  expect(pagesOptions(siteDir, older, [], new Map())).not.toHaveProperty('readTree');
});
