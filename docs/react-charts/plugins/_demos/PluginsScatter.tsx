import Box from '@mui/material/Box';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';
import {
  useChartCartesianAxis,
  useChartClosestPoint,
  useChartHighlight,
  useChartInteraction,
  useChartTooltip,
  type UseChartCartesianAxisSignature,
  type UseChartClosestPointSignature,
  type UseChartHighlightSignature,
  type UseChartInteractionSignature,
  type UseChartTooltipSignature,
} from '@mui/x-charts/plugins';

// #preview-start
type Signatures = [
  UseChartTooltipSignature<'scatter'>,
  UseChartInteractionSignature,
  UseChartCartesianAxisSignature<'scatter'>,
  UseChartHighlightSignature,
  UseChartClosestPointSignature,
];

const plugins = [
  useChartTooltip,
  useChartInteraction,
  useChartCartesianAxis,
  useChartHighlight,
  useChartClosestPoint,
] as const;

export default function PluginsScatter() {
  return (
    <Box sx={{width: '100%'}}>
      <ChartsDataProvider<'scatter', Signatures>
        height={260}
        plugins={plugins}
        voronoiMaxRadius={40}
        xAxis={[{label: 'Age, years', min: 0, max: 12}]}
        yAxis={[{label: 'Height, m', width: 48}]}
        series={[{type: 'scatter', label: 'Pear trees', data: trees}]}
      >
        <ChartsSurface aria-label="Pear trees: from 1.2 m after one year to 5.1 m after eleven">
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsDataProvider>
    </Box>
  );
}
// #preview-end

const trees = [
  {id: 'Abbot', x: 1, y: 1.2},
  {id: 'Bosc', x: 3, y: 2.4},
  {id: 'Comice', x: 5, y: 2.9},
  {id: 'Concorde', x: 8, y: 4.3},
  {id: 'Kieffer', x: 11, y: 5.1},
];
