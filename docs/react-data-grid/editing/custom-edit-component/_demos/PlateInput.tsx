import {DataGrid, GridEditInputCell, type GridColDef, type GridRenderEditCellParams} from '@mui/x-data-grid';

interface Car {
  id: number;
  model: string;
  plate: string;
}

const rows: Car[] = [
  {id: 1, model: 'Caddy', plate: 'KA-4711'},
  {id: 2, model: 'Kangoo', plate: 'KA-0815'},
  {id: 3, model: 'Berlingo', plate: 'RA-2044'},
];

// #preview-start
function PlateField(params: GridRenderEditCellParams<Car, string>) {
  return (
    <GridEditInputCell
      {...params}
      slotProps={{
        root: {slotProps: {htmlInput: {maxLength: 7, 'aria-label': 'License plate', spellCheck: false}}},
      }}
    />
  );
}

const columns: GridColDef<Car>[] = [
  {field: 'model', headerName: 'Model', minWidth: 110, flex: 1},
  {
    field: 'plate',
    headerName: 'License plate',
    width: 150,
    editable: true,
    valueParser: (input: string) => input.toUpperCase(),
    renderEditCell: (params: GridRenderEditCellParams<Car, string>) => <PlateField {...params} />,
  },
];
// #preview-end

export default function PlateInput() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Vans" />
    </div>
  );
}
