import {DataGrid, type GridColDef, type GridRowSpacingParams} from '@mui/x-data-grid';

const rows = [
  {id: 1, parcel: 'DE 4411', to: 'Hamburg', state: 'On the way'},
  {id: 2, parcel: 'DE 4412', to: 'Leipzig', state: 'Delivered'},
  {id: 3, parcel: 'DE 4415', to: 'Trier', state: 'At the depot'},
];

const columns: GridColDef[] = [
  {field: 'parcel', headerName: 'Parcel', width: 110},
  {field: 'to', headerName: 'To', minWidth: 90, flex: 1},
  {field: 'state', headerName: 'State', width: 120},
];

// #preview-start
const getRowSpacing = ({isFirstVisible, isLastVisible}: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 6,
  bottom: isLastVisible ? 0 : 6,
});
// #preview-end

export default function HeightSpacing() {
  return (
    <div style={{height: 291}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={{'& .MuiDataGrid-row': {bgcolor: 'action.hover'}}}
        label="Parcels"
      />
      {/* #preview-end */}
    </div>
  );
}
