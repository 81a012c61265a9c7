import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const sold = [320, 410, 380, 505];
const planned = [350, 380, 410, 450];

export default function ComboChart() {
  return (
    // #preview-start
    <ChartsDataProvider
      height={300}
      series={[
        {type: 'bar', data: sold, label: 'Bikes sold'},
        {type: 'line', data: planned, label: 'Plan'},
      ]}
      xAxis={[{id: 'quarter', scaleType: 'band', data: quarters}]}
      yAxis={[{id: 'bikes', min: 0}]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface aria-label="Bikes sold per quarter, above the plan in the second and fourth">
          <ChartsGrid horizontal />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="quarter" />
          <ChartsYAxis axisId="bikes" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartsDataProvider>
    // #preview-end
  );
}
