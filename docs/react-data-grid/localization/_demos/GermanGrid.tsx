import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {deDE} from '@mui/x-data-grid/locales';

const rows = [
  {id: 1, city: 'Hamburg', hotels: 428},
  {id: 2, city: 'Berlin', hotels: 653},
  {id: 3, city: 'Hannover', hotels: 417},
];

const columns: GridColDef[] = [
  {field: 'city', headerName: 'Name', minWidth: 120, flex: 1},
  {field: 'hotels', headerName: 'Hotels', type: 'number', width: 110},
];

// #preview-start
/** The texts of the pack. */
const germanTexts = deDE.components.MuiDataGrid.defaultProps.localeText;

export default function GermanGrid() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} localeText={germanTexts} label="Hotels" showToolbar />
    </div>
  );
}
// #preview-end
