import * as React from 'react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

/** A result whose fields are not known in advance. */
const result: {id: number; [field: string]: string | number | boolean}[] = [
  {id: 1, product_name: 'Tent', unit_price: 189, in_stock: true},
  {id: 2, product_name: 'Sleeping bag', unit_price: 95.5, in_stock: false},
  {id: 3, product_name: 'Stove', unit_price: 42, in_stock: true},
];

// #preview-start
function columnOf(field: string, sample: unknown): GridColDef {
  const words = field.replaceAll('_', ' ');
  const kind = typeof sample;
  const type = kind === 'number' || kind === 'boolean' ? kind : 'string';
  return {field, headerName: words.charAt(0).toUpperCase() + words.slice(1), type, minWidth: 110, flex: 1};
}
// #preview-end

export default function ColumnsFromData() {
  // #preview-start
  const columns = React.useMemo(
    () =>
      Object.entries(result[0] ?? {})
        .filter(([field]) => field !== 'id')
        .map(([field, sample]) => columnOf(field, sample)),
    [],
  );
  // #preview-end

  return (
    <div style={{height: 266}}>
      <DataGrid rows={result} columns={columns} hideFooter label="Query result" />
    </div>
  );
}
