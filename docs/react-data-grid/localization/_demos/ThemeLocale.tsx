import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import {frFR as materialFrench} from '@mui/material/locale';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {frFR} from '@mui/x-data-grid/locales';

const wines = [
  {id: 1, region: 'Alsace', bottles: 1200},
  {id: 2, region: 'Jura', bottles: 340},
];

const columns: GridColDef[] = [
  {field: 'region', headerName: 'Vin', minWidth: 110, flex: 1},
  {field: 'bottles', headerName: 'Stock', type: 'number', width: 110},
];

// #preview-start
/** In your app: `createTheme({…}, frFR, materialFrench)`. */
const withFrench = (outer: Theme) => createTheme(outer, frFR, materialFrench);

export default function ThemeLocale() {
  return (
    <ThemeProvider theme={withFrench}>
      <div style={{height: 216}}>
        <DataGrid rows={wines} columns={columns} aria-label="Vins" />
      </div>
      <div style={{height: 200, marginTop: 8}}>
        <DataGrid rows={[]} columns={columns} aria-label="Champagne" hideFooter />
      </div>
    </ThemeProvider>
  );
}
// #preview-end
