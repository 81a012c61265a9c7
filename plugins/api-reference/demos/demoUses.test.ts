import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/unit/tempFolder';
import {findDemos, demoUses} from './demoUses';

const demo = `import {DataGrid} from '@mui/x-data-grid';\n`;

it('lists the demos of an export, those of its own product first', () => {
  const root = tempFolder({
    'react-charts/examples/_demos/ChartWithTable.tsx': demo,
    'react-data-grid/rows/_demos/Rows.tsx': demo,
    'react-data-grid/sorting/_demos/Sorted.tsx': demo,
  });
  const pages = ['react-charts/examples', 'react-data-grid/rows', 'react-data-grid/sorting'].map((page) => ({
    href: `/zh/x/${page}/`,
    title: page,
    folder: `${root}/${page}`,
  }));
  const uses = demoUses(pages, new Set(['@mui/x-data-grid']), (files) =>
    files.map((file) => file.replace('.tsx', '')),
  );
  const found = findDemos(uses, {name: 'DataGrid', product: 'data-grid'});
  expect(found.map(({title}) => title)).toEqual([
    'react-data-grid/rows',
    'react-data-grid/sorting',
    'react-charts/examples',
  ]);
  expect(found[0]?.demos).toEqual([{name: 'Rows', href: '/zh/x/react-data-grid/rows/#Rows'}]);
  expect(findDemos(uses, {name: 'BarChart', product: 'charts'})).toEqual([]);
});
