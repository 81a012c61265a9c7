import {describe, expect, it} from 'vitest';
import {importedNames} from './importedNames';

const packages = new Set(['@mui/x-data-grid']);

describe('importedNames', () => {
  it('finds named, default and type imports of documented packages', () => {
    const source = [
      "import {DataGrid, type GridColDef as Col} from '@mui/x-data-grid';",
      "import GridOverlay from '@mui/x-data-grid/GridOverlay';",
      "import type {GridRowsProp} from '@mui/x-data-grid';",
      "import {Box} from '@mui/material';",
    ].join('\n');
    expect(importedNames(source, packages)).toEqual([
      'DataGrid',
      'GridColDef',
      'GridOverlay',
      'GridRowsProp',
    ]);
  });

  it('reads an import over several lines', () => {
    expect(
      importedNames("import {\n  DataGrid,\n  useGridApiRef,\n} from '@mui/x-data-grid';", packages),
    ).toEqual(['DataGrid', 'useGridApiRef']);
  });
});
