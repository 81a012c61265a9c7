import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGridPremium, useGridApiRef, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, branch: 'Graz', q1: 410, q2: 385, q3: 442},
  {id: 2, branch: 'Linz', q1: 298, q2: 310, q3: 276},
  {id: 3, branch: 'Salzburg', q1: 187, q2: 204, q3: 199},
];

const columns: GridColDef[] = [
  {field: 'branch', headerName: 'Branch', minWidth: 100, flex: 1},
  {field: 'q1', headerName: 'Q1', type: 'number', width: 90},
  {field: 'q2', headerName: 'Q2', type: 'number', width: 90},
  {field: 'q3', headerName: 'Q3', type: 'number', width: 90},
];

export default function SelectionSummary() {
  const [summary, setSummary] = React.useState('Select several numbers.');
  // #preview-start
  const apiRef = useGridApiRef();

  const sumUp = () => {
    const numbers = (apiRef.current?.getSelectedCellsAsArray() ?? [])
      .map(({id, field}): unknown => apiRef.current?.getCellValue(id, field))
      .filter((value) => typeof value === 'number');
    const sum = numbers.reduce((total, value) => total + value, 0);
    setSummary(
      numbers.length > 1
        ? `Sum: ${sum}, average: ${Math.round(sum / numbers.length)}`
        : 'Select several numbers.',
    );
  };
  // #preview-end

  return (
    <div>
      <div style={{height: 266}}>
        {/* #preview-start */}
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          onCellSelectionModelChange={sumUp}
          disableRowSelectionOnClick
          aria-label="Sales in thousands"
        />
        {/* #preview-end */}
      </div>
      <Typography role="status" sx={{mt: 1, height: 24}}>
        {summary}
      </Typography>
    </div>
  );
}
