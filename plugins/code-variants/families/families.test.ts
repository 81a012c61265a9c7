import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findFamilies} from '.';

const findChunks = (source: string) => findFamilies(source).map(({chunk}) => chunk);

describe('the families of a demo', () => {
  it.each([
    ["import {DataGrid} from '@mui/x-data-grid';\n", ['base-data-grid']],
    ["import {DataGridPro} from '@mui/x-data-grid-pro';\n", ['base-data-grid-pro']],
    ["import {BarChart} from '@mui/x-charts/BarChart';\n", ['base-charts']],
    [
      "import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';\nimport {RichTreeView} from '@mui/x-tree-view';\n",
      ['base-date-pickers', 'base-tree-view'],
    ],
    ["import Button from '@mui/material/Button';\n", []],
  ])('%j loads %j', (source, chunks) => {
    expect(findChunks(source).sort()).toEqual(chunks);
  });

  it('each is a module that exports a component of its package', () => {
    for (const {file} of findFamilies("import '@mui/x-charts';\nimport '@mui/x-data-grid-premium';\n")) {
      expect(readFileSync(file, 'utf8')).toMatch(/^export \{\w+.*\} from '@mui\/x-/);
    }
  });
});
