import {DataGrid, gridClasses, type GridColDef, type GridRowSpacingParams} from '@mui/x-data-grid';

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

export default function CardRows() {
  return (
    <div style={{height: 236}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowSpacing={spacing}
        hideFooter
        label="Arrivals"
        sx={{
          border: 0,
          [`& .${gridClasses.row}`]: {
            borderRadius: '8px',
            boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 50%)',
          },
          [`& .${gridClasses.row} .${gridClasses.cell}`]: {borderColor: 'transparent'},
        }}
      />
      {/* #preview-end */}
    </div>
  );
}
