import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const rows = [
  {id: 1, planet: 'Mercury', moons: 0, dayHours: 4222.6},
  {id: 2, planet: 'Mars', moons: 2, dayHours: 24.7},
  {id: 3, planet: 'Neptune', moons: 16, dayHours: 16.1},
];

const columns: GridColDef[] = [
  {field: 'planet', headerName: 'Planet', minWidth: 110, flex: 1},
  {field: 'moons', headerName: 'Moons', type: 'number', width: 90},
  {field: 'dayHours', headerName: 'Day (h)', type: 'number', width: 100},
];

export default function ThemedGrid() {
  const outer = useTheme();
  const [dark, setDark] = React.useState(true);

  // #preview-start
  const theme = React.useMemo(
    () =>
      createTheme({
        // Keep the reading direction and the component texts of the page around.
        direction: outer.direction,
        components: outer.components,
        palette: {
          mode: dark ? 'dark' : 'light',
          primary: {main: dark ? '#4db6ac' : '#00695c'},
        },
        mixins: {MuiDataGrid: {containerBackground: dark ? '#17302c' : '#e0f2f1'}},
      }),
    [dark, outer.direction, outer.components],
  );
  // #preview-end

  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{p: 2}}>
        <FormControlLabel
          control={<Switch checked={dark} onChange={(event) => setDark(event.target.checked)} />}
          label="Dark theme"
        />
        <div style={{height: 202}}>
          <DataGrid rows={rows} columns={columns} density="compact" aria-label="Planets" />
        </div>
      </Paper>
    </ThemeProvider>
  );
}
