import * as React from 'react';
import Box from '@mui/material/Box';
import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {DataGrid, type GridColDef, type GridRowSelectionModel} from '@mui/x-data-grid';

const plants = [
  {id: 1, name: 'East', output: 412, hours: 1620},
  {id: 2, name: 'Lake', output: 365, hours: 1540},
  {id: 3, name: 'Quarry', output: 298, hours: 1705},
  {id: 4, name: 'Roof', output: 126, hours: 1480},
];
const columns: GridColDef<(typeof plants)[number]>[] = [
  {field: 'name', headerName: 'Plant', flex: 1, minWidth: 90},
  {field: 'output', headerName: 'MWh', type: 'number', width: 90},
  {field: 'hours', headerName: 'Hours of sun', type: 'number', width: 120},
];

// #preview-start
export default function ExampleChartWithTable() {
  const {palette} = useTheme();
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  return (
    <Box sx={{width: '100%', height: 385}}>
      <BarChart
        height={200}
        dataset={plants}
        xAxis={[{dataKey: 'name'}]}
        yAxis={[{label: 'MWh', width: 60}]}
        series={[
          {
            dataKey: 'output',
            label: 'MWh',
            colorGetter: ({dataIndex}) =>
              selection.ids.has(plants[dataIndex]?.id ?? 0) ? palette.primary.main : palette.grey[500],
          },
        ]}
        onItemClick={(_event, {dataIndex}) => {
          const plant = plants[dataIndex];
          if (plant) setSelection({type: 'include', ids: new Set([plant.id])});
        }}
        hideLegend
        aria-label="Output of four solar plants; the table below has all values"
      />
      <Box sx={{height: 185}}>
        <DataGrid
          rows={plants}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          density="compact"
          disableColumnMenu
          hideFooter
          label="Solar plants"
        />
      </Box>
    </Box>
  );
}
// #preview-end
