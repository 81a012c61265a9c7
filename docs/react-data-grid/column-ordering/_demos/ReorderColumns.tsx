import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, train: 'ICE 1601', from: 'Munich', to: 'Hamburg', leaves: '8:12', platform: 14},
  {id: 2, train: 'RJX 63', from: 'Munich', to: 'Vienna', leaves: '9:30', platform: 11},
  {id: 3, train: 'EC 81', from: 'Munich', to: 'Verona', leaves: '9:34', platform: 12},
];

const columns: GridColDef[] = [
  {field: 'train', headerName: 'Train', width: 110},
  {field: 'from', headerName: 'From', width: 110},
  {field: 'to', headerName: 'To', width: 110},
  {field: 'leaves', headerName: 'Departure', width: 120},
  {field: 'platform', headerName: 'Platform', type: 'number', width: 120},
];

export default function ReorderColumns() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{columns: {orderedFields: ['leaves', 'train', 'to']}}}
        label="Departures"
      />
      {/* #preview-end */}
    </div>
  );
}
