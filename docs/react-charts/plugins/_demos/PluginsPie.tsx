import Box from '@mui/material/Box';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {PiePlot} from '@mui/x-charts/PieChart';
import {
  useChartHighlight,
  useChartInteraction,
  useChartTooltip,
  type UseChartHighlightSignature,
  type UseChartInteractionSignature,
  type UseChartTooltipSignature,
} from '@mui/x-charts/plugins';

// #preview-start
type Signatures = [UseChartTooltipSignature<'pie'>, UseChartInteractionSignature, UseChartHighlightSignature];

const plugins = [useChartTooltip, useChartInteraction, useChartHighlight] as const;

export default function PluginsPie() {
  return (
    <Box sx={{width: '100%'}}>
      <ChartsDataProvider<'pie', Signatures>
        height={220}
        plugins={plugins}
        series={[
          {
            type: 'pie',
            data: [
              {value: 61, label: 'Tap'},
              {value: 39, label: 'Rain'},
            ],
          },
        ]}
      >
        <ChartsSurface aria-label="Water for the garden: 61 percent from the tap, 39 percent rain">
          <PiePlot />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsDataProvider>
    </Box>
  );
}
// #preview-end
