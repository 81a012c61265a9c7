import * as React from 'react';
import {DataGridPro, gridColumnFieldsSelector, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, well: 'W-01', depth: 42, ph: 7.2, nitrate: 11, tested: 'May 6'},
  {id: 2, well: 'W-02', depth: 18, ph: 6.9, nitrate: 38, tested: 'May 6'},
  {id: 3, well: 'W-03', depth: 65, ph: 7.4, nitrate: 9, tested: 'May 7'},
];

const columns: GridColDef[] = [
  {field: 'well', headerName: 'Well', width: 90},
  {field: 'depth', headerName: 'Depth (m)', type: 'number', width: 120},
  {field: 'ph', headerName: 'pH', type: 'number', width: 90},
  {field: 'nitrate', headerName: 'Nitrate (mg/l)', type: 'number', width: 140},
  {field: 'tested', headerName: 'Tested', width: 100},
];

export default function OrderChange() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Drag a column.');

  return (
    <div>
      <div style={{height: 266}}>
        {/* #preview-start */}
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onColumnOrderChange={({column, oldIndex, targetIndex}) => {
            const fields = gridColumnFieldsSelector(apiRef).join(', ');
            setMessage(`${column.field}: ${oldIndex} → ${targetIndex}. Order: ${fields}`);
          }}
          label="Wells"
        />
        {/* #preview-end */}
      </div>
      <p role="status" style={{height: 48, margin: '8px 0 0'}}>
        {message}
      </p>
    </div>
  );
}
