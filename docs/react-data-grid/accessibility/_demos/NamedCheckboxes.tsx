import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
} from '@mui/x-data-grid';

interface Parcel {
  id: number;
  code: string;
  town: string;
  kilos: number;
}

const rows: Parcel[] = [
  {id: 1, code: 'P-118', town: 'Ghent', kilos: 2.4},
  {id: 2, code: 'P-121', town: 'Bruges', kilos: 0.8},
  {id: 3, code: 'P-126', town: 'Ghent', kilos: 5.1},
];

// #preview-start
const columns: GridColDef<Parcel>[] = [
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    renderCell: (params) => {
      const named = {...params, slotProps: {htmlInput: {'aria-label': `Select ${params.row.code}`}}};
      return <GridCellCheckboxRenderer {...named} />;
    },
  },
  {field: 'code', headerName: 'Parcel', width: 110},
  {field: 'town', headerName: 'Town', minWidth: 100, flex: 1},
  {field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 120},
];
// #preview-end

export default function NamedCheckboxes() {
  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} checkboxSelection aria-label="Parcels" />
      {/* #preview-end */}
    </div>
  );
}
