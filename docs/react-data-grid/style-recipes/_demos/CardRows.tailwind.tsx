import {DataGrid, type GridColDef, type GridRowSpacingParams} from '@mui/x-data-grid';

const rows = [
  {id: 1, guest: 'Lena Vogt', room: '204', nights: 3},
  {id: 2, guest: 'Samir Aziz', room: '311', nights: 1},
  {id: 3, guest: 'Ida Holm', room: '118', nights: 5},
];

const columns: GridColDef[] = [
  {field: 'guest', headerName: 'Guest', minWidth: 110, flex: 1},
  {field: 'room', headerName: 'Room', width: 90},
  {field: 'nights', headerName: 'Nights', type: 'number', width: 90},
];

// #preview-start
const spacing = ({isFirstVisible}: GridRowSpacingParams) => ({top: isFirstVisible ? 8 : 0, bottom: 8});
// #preview-end

// #preview-start
const cards = [
  'border-0!',
  '[&_.MuiDataGrid-row]:rounded-[8px]',
  '[&_.MuiDataGrid-row]:shadow-[inset_0_0_0_1px_rgb(128_128_128/50%)]',
  '[&_.MuiDataGrid-row_.MuiDataGrid-cell]:border-transparent!',
].join(' ');
// #preview-end

export default function CardRows() {
  return (
    <div className="h-[236px]">
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowSpacing={spacing}
        hideFooter
        label="Arrivals"
        className={cards}
      />
      {/* #preview-end */}
    </div>
  );
}
