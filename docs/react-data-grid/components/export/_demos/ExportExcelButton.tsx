import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGridPremium, ExportExcel, Toolbar, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, quarter: 'Q1', revenue: 81200},
  {id: 2, quarter: 'Q2', revenue: 93750},
  {id: 3, quarter: 'Q3', revenue: 88400},
];

const columns: GridColDef[] = [
  {field: 'quarter', headerName: 'Quarter', minWidth: 110, flex: 1},
  {field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 140},
];

// #preview-start
function ReportToolbar() {
  return (
    <Toolbar>
      <ExportExcel
        render={<Button variant="contained" />}
        options={{fileName: 'revenue', columnsStyles: {revenue: {numFmt: '#,##0'}}}}
      >
        Download for Excel
      </ExportExcel>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: ReportToolbar};

export default function ExportExcelButton() {
  const [status, setStatus] = React.useState('');

  return (
    <div>
      <div style={{height: 319}}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          slots={slots}
          showToolbar
          onExcelExportStateChange={(state) =>
            setStatus(state === 'pending' ? 'Creating the file …' : 'Done')
          }
          aria-label="Revenue"
        />
      </div>
      <div role="status" style={{height: 24}}>
        {status}
      </div>
    </div>
  );
}
