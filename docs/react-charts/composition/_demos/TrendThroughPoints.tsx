import {ChartsContainer} from '@mui/x-charts/ChartsContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot} from '@mui/x-charts/LineChart';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';

// Outdoor temperature and gas used on ten days.
const days = [
  {id: 1, x: -6, y: 92},
  {id: 2, x: -4, y: 81},
  {id: 3, x: -1, y: 79},
  {id: 4, x: 2, y: 63},
  {id: 5, x: 4, y: 64},
  {id: 6, x: 7, y: 48},
  {id: 7, x: 9, y: 45},
  {id: 8, x: 11, y: 31},
  {id: 9, x: 14, y: 27},
  {id: 10, x: 16, y: 15},
];

/** The ends of the line of least squares. */
function trendOf(points: readonly {x: number; y: number}[], ends: readonly number[]) {
  const meanX = points.reduce((sum, {x}) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, {y}) => sum + y, 0) / points.length;
  const covariance = points.reduce((sum, {x, y}) => sum + (x - meanX) * (y - meanY), 0);
  const slope = covariance / points.reduce((sum, {x}) => sum + (x - meanX) ** 2, 0);
  return ends.map((x) => meanY + slope * (x - meanX));
}

const ends = [-6, 16];

export default function TrendThroughPoints() {
  return (
    // #preview-start
    <ChartsContainer
      height={300}
      series={[
        {type: 'scatter', data: days, markerSize: 5},
        {type: 'line', data: trendOf(days, ends), curve: 'linear'},
      ]}
      xAxis={[{id: 'outside', data: ends, label: 'Outside (°C)'}]}
      yAxis={[{id: 'gas', label: 'Gas (kWh)', min: 0}]}
      aria-label="Gas used on ten days, which falls from 92 kWh at minus 6 to 15 at 16 degrees"
    >
      <LinePlot />
      <ScatterPlot />
      <ChartsXAxis axisId="outside" />
      <ChartsYAxis axisId="gas" />
    </ChartsContainer>
    // #preview-end
  );
}
