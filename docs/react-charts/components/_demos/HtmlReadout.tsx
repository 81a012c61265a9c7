import Typography from '@mui/material/Typography';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {useAxesTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LinePlot} from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
const watts = [210, 180, 170, 260, 640, 520, 480, 450, 610, 980, 870, 430];

// #preview-start
function Readout() {
  const [axis] = useAxesTooltip() ?? [];
  const [item] = axis?.seriesItems ?? [];

  return (
    <Typography role="status" sx={{height: 24}}>
      {axis && item ? `${axis.axisFormattedValue}: ${item.formattedValue}` : 'Point at the chart'}
    </Typography>
  );
}

export default function HtmlReadout() {
  return (
    <ChartsDataProvider
      height={240}
      series={[{type: 'line', data: watts, area: true, valueFormatter: (value) => `${value} W`}]}
      xAxis={[{id: 'hour', data: hours, valueFormatter: (hour: number) => `${hour}:00`}]}
      yAxis={[{id: 'power', min: 0}]}
    >
      <Readout />
      <ChartsSurface aria-label="Power over a day, highest with 980 watts at 18:00">
        <AreaPlot />
        <LinePlot />
        <ChartsAxisHighlight x="line" />
        <ChartsXAxis axisId="hour" />
        <ChartsYAxis axisId="power" />
      </ChartsSurface>
    </ChartsDataProvider>
  );
}
// #preview-end
