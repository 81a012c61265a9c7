import Box from '@mui/material/Box';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

// The most frequent cause first.
const causes = ['Late', 'Damaged', 'Wrong', 'Part missing', 'Color', 'Other'];
const complaints = [86, 54, 31, 15, 8, 6];
const total = complaints.reduce((sum, value) => sum + value, 0);
const shares = complaints.map(
  (_value, index) => (100 * complaints.slice(0, index + 1).reduce((sum, value) => sum + value, 0)) / total,
);
const percent = (value: number | null) => (value === null ? '' : `${Math.round(value)}%`);

export default function ExamplePareto() {
  return (
    // #preview-start
    <Box sx={{width: '100%', height: 340}}>
      <ChartsDataProvider
        series={[
          {type: 'bar', data: complaints, label: 'Complaints (left)', yAxisId: 'count'},
          {
            type: 'line',
            data: shares,
            label: 'Running share (right)',
            yAxisId: 'share',
            valueFormatter: percent,
          },
        ]}
        xAxis={[{id: 'cause', scaleType: 'band', data: causes}]}
        yAxis={[
          // Both axes end at the same height: 200 complaints are 100%.
          {id: 'count', min: 0, max: total, domainLimit: 'strict'},
          {id: 'share', min: 0, max: 100, domainLimit: 'strict', valueFormatter: percent, position: 'right'},
        ]}
      >
        <ChartsWrapper>
          <ChartsLegend />
          <ChartsSurface
            aria-label="Causes of 200 complaints"
            desc="Late delivery 86, damaged 54, wrong item 31, part missing 15, color 8, other 6. The first three are 86 percent."
          >
            <ChartsAxisHighlight x="band" />
            <BarPlot />
            <ChartsReferenceLine y={80} axisId="share" lineStyle={{strokeDasharray: '6 4'}} />
            <LinePlot />
            <MarkPlot />
            <ChartsXAxis axisId="cause" />
            <ChartsYAxis axisId="count" />
            <ChartsYAxis axisId="share" />
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsWrapper>
      </ChartsDataProvider>
    </Box>
    // #preview-end
  );
}
