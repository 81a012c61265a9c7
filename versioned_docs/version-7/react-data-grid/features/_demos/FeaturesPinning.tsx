import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {
    id: 'C-18',
    client: 'M. Rossi',
    opened: '3 March',
    lawyer: 'Dr. Klein',
    court: 'District court',
    fee: 1200,
  },
  {id: 'C-19', client: 'Atlas Ltd.', opened: '5 March', lawyer: 'S. Ortega', court: 'None', fee: 640},
  {id: 'C-20', client: 'J. Weber', opened: '6 March', lawyer: 'Dr. Klein', court: 'Labor court', fee: 980},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Case', width: 80},
  {field: 'client', headerName: 'Client', width: 140},
  {field: 'opened', headerName: 'Opened', width: 120},
  {field: 'lawyer', headerName: 'Lawyer', width: 140},
  {field: 'court', headerName: 'Court', width: 160},
  {field: 'fee', headerName: 'Fee (€)', type: 'number', width: 110},
];

export default function FeaturesPinning() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{pinnedColumns: {left: ['id']}}}
        aria-label="Cases of the law office"
      />
      {/* #preview-end */}
    </div>
  );
}
