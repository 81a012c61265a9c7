import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

interface Bakery {
  id: string;
  sold: number[];
}

const rows: Bakery[] = [
  {id: 'Old Town', sold: [210, 184, 196, 203, 251, 340, 118]},
  {id: 'Riverside', sold: [122, 130, 119, 141, 160, 205, 96]},
  {id: 'Airport', sold: [402, 388, 395, 410, 467, 391, 374]},
];

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const columns: GridColDef<Bakery>[] = [
  {field: 'id', headerName: 'Bakery', width: 110},
  ...days.map((day, index): GridColDef<Bakery> => ({
    field: day,
    type: 'number',
    width: 110,
    valueGetter: (_value, {sold}) => sold[index],
  })),
  {
    field: 'total',
    headerName: 'Week',
    type: 'number',
    width: 90,
    valueGetter: (_value, {sold}) => sold.reduce((sum, day) => sum + day, 0),
  },
];

export default function PinnedTotals() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{pinnedColumns: {left: ['id'], right: ['total']}}}
        label="Loaves sold"
      />
      {/* #preview-end */}
    </div>
  );
}
