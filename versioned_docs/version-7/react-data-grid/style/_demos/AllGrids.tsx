import * as React from 'react';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const rows = [
  {id: 1, crew: 'Early', from: '06:00', people: 7},
  {id: 2, crew: 'Late', from: '14:00', people: 6},
  {id: 3, crew: 'Night', from: '22:00', people: 3},
];

const columns: GridColDef[] = [
  {field: 'crew', headerName: 'Crew', minWidth: 100, flex: 1},
  {field: 'from', headerName: 'From', width: 90},
  {field: 'people', headerName: 'People', type: 'number', width: 90},
];

export default function AllGrids() {
  const outer = useTheme();
  const isDark = outer.palette.mode === 'dark';

  // #preview-start
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiDataGrid: {
            defaultProps: {density: 'compact', disableColumnMenu: true},
            styleOverrides: {
              // The background of the header
              root: {'--DataGrid-containerBackground': isDark ? '#1f2a44' : '#e8edfb'},
              columnHeaderTitle: {fontWeight: 700},
              footerContainer: {minHeight: 40},
            },
          },
        },
      }),
    [outer, isDark],
  );
  // #preview-end

  return (
    <ThemeProvider theme={theme}>
      <div style={{height: 202}}>
        <DataGrid rows={rows} columns={columns} aria-label="Crews" />
      </div>
    </ThemeProvider>
  );
}
