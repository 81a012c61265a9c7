import {describe, expect, it} from 'vitest';
import {besideImports, importedFiles} from './importedFiles';

const demo = `import {DataGrid} from '@mui/x-data-grid';
import {readOrders, type Order} from '../../server-side-data/_demos/orderServer';
import {columns} from './orderColumns';
import cities from './cities.json';
import './Orders.css';
`;

describe('files that a demo imports', () => {
  it('are modules and data beside it, and modules of the demos of another page', () => {
    expect(importedFiles(demo)).toEqual([
      {from: '../../server-side-data/_demos/orderServer.ts', name: 'orderServer.ts'},
      {from: './orderColumns.ts', name: 'orderColumns.ts'},
      {from: './cities.json', name: 'cities.json'},
      {from: './Orders.css', name: 'Orders.css'},
    ]);
    expect(importedFiles("import * as React from 'react';\n")).toEqual([]);
  });

  it('stand beside the demo in everything that a reader gets', () => {
    const text = besideImports(demo);
    expect(text).toContain("from './orderServer';");
    expect(importedFiles(text).map(({from}) => from)).toEqual([
      './orderServer.ts',
      './orderColumns.ts',
      './cities.json',
      './Orders.css',
    ]);
    expect(besideImports(text)).toBe(text);
  });

  it.each([
    "import x from '../server';",
    "import x from './lib/server';",
    "import x from '../../../src/_demos';",
    "import Other from './OtherDemo';",
    "import './../other/_demos/Other.css';",
  ])('are nowhere else: %s', (source) => {
    expect(() => importedFiles(source)).toThrow(/a demo imports "\.\/name"/i);
  });

  it('have names of their own', () => {
    expect(() =>
      importedFiles("import a from './server';\nimport b from '../../a/_demos/server';\n"),
    ).toThrow('two files named server.ts');
  });
});
