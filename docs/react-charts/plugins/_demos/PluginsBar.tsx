import Box from '@mui/material/Box';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {
  useChartCartesianAxis,
  useChartHighlight,
  useChartInteraction,
  useChartTooltip,
  type UseChartCartesianAxisSignature,
  type UseChartHighlightSignature,
  type UseChartInteractionSignature,
  type UseChartTooltipSignature,
} from '@mui/x-charts/plugins';

// #preview-start
type Signatures = [
  UseChartTooltipSignature<'bar'>,
  UseChartInteractionSignature,
  UseChartCartesianAxisSignature<'bar'>,
  UseChartHighlightSignature,
];

const plugins = [useChartTooltip, useChartInteraction, useChartCartesianAxis, useChartHighlight] as const;

export default function PluginsBar() {
  return (
    <Box sx={{width: '100%'}}>
      <ChartsDataProvider<'bar', Signatures>
        height={260}
        plugins={plugins}
        xAxis={[{scaleType: 'band', data: ['Lyon', 'Nantes', 'Lille']}]}
        series={[{type: 'bar', data: [58, 43, 37], label: 'Trams'}]}
      >
        <ChartsSurface aria-label="Trams per city: Lyon 58, Nantes 43, Lille 37">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsDataProvider>
    </Box>
  );
}
// #preview-end
