import * as React from 'react';
import {DataGrid, getGridSingleSelectOperators, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, station: 'Central', line: 'U1', lifts: 4},
  {id: 2, station: 'Opera', line: 'U3', lifts: 2},
  {id: 3, station: 'Zoo', line: 'U1', lifts: 1},
  {id: 4, station: 'Stadium', line: 'U5', lifts: 6},
];

// #preview-start
const anyOfFirst = getGridSingleSelectOperators().reverse();

/** A column whose filter offers the values that occur in the rows. */
function selectColumn(field: 'line' | 'lifts', headerName: string): GridColDef {
  const values = [...new Set(rows.map((row) => row[field]))].sort();
  return {field, headerName, type: 'singleSelect', valueOptions: values, filterOperators: anyOfFirst};
}
// #preview-end

export default function OptionsFromData() {
  // #preview-start
  const columns = React.useMemo<GridColDef[]>(
    () => [
      {field: 'station', headerName: 'Station', minWidth: 120, flex: 1},
      {...selectColumn('line', 'Line'), width: 110},
      {...selectColumn('lifts', 'Lifts'), width: 100},
    ],
    [],
  );
  // #preview-end

  return (
    <div style={{height: 371}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {filterModel: {items: [{field: 'line', operator: 'isAnyOf', value: ['U1', 'U5']}]}},
        }}
        showToolbar
        label="Stations"
      />
    </div>
  );
}
