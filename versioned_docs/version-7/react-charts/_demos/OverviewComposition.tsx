import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';
import {ResponsiveChartContainer} from '@mui/x-charts/ResponsiveChartContainer';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const rain = [58, 46, 51, 43, 62, 71, 78, 74, 60, 55, 63, 66];
const temperature = [1, 2, 6, 10, 15, 18, 20, 20, 16, 11, 6, 2];

export default function OverviewComposition() {
  return (
    // #preview-start
    <div role="img" aria-label="Rain and temperature by month">
      <ResponsiveChartContainer
        height={340}
        series={[
          {type: 'bar', data: rain, label: 'Rain (mm)', yAxisId: 'rain'},
          {type: 'line', data: temperature, label: 'Temperature (°C)', yAxisId: 'temperature'},
        ]}
        xAxis={[{id: 'month', scaleType: 'band', data: months}]}
        yAxis={[{id: 'rain'}, {id: 'temperature'}]}
      >
        <ChartsAxisHighlight x="band" />
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="rain" label="Rain (mm)" />
        <ChartsYAxis axisId="temperature" label="Temperature (°C)" position="right" />
        <ChartsLegend />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </div>
    // #preview-end
  );
}
