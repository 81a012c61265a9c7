import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useDataset} from '@mui/x-charts/hooks';

type Ferry = {port: string; passengers: number; trips: number};

const ferries: Ferry[] = [
  {port: 'Kiel', passengers: 410, trips: 6},
  {port: 'Oslo', passengers: 520, trips: 4},
  {port: 'Turku', passengers: 290, trips: 3},
];

// #preview-start
function DataTable() {
  const dataset = useDataset<Ferry[]>() ?? [];

  return (
    <Table size="small" aria-label="Ferries per port">
      <TableHead>
        <TableRow>
          <TableCell>Port</TableCell>
          <TableCell align="right">Passengers</TableCell>
          <TableCell align="right">Trips</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {dataset.map(({port, passengers, trips}) => (
          <TableRow key={port}>
            <TableCell>{port}</TableCell>
            <TableCell align="right">{passengers}</TableCell>
            <TableCell align="right">{trips}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export default function DatasetTable() {
  return (
    <Box sx={{width: '100%'}}>
      <ChartsDataProvider
        height={240}
        dataset={ferries}
        xAxis={[{scaleType: 'band', dataKey: 'port'}]}
        series={[{type: 'bar', dataKey: 'passengers'}]}
      >
        <ChartsSurface aria-label="Passengers per port; the table below has the same data">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <DataTable />
      </ChartsDataProvider>
    </Box>
  );
}
// #preview-end
