import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';

const weeks = ['Feb 3', 'Feb 10', 'Feb 17', 'Feb 24', 'Mar 3', 'Mar 10', 'Mar 17'];
const tickets = [44, 51, 49, 38, 31, 27, 24];

export default function AxisReferenceLine() {
  return (
    // #preview-start
    <LineChart
      height={300}
      xAxis={[{data: weeks, scaleType: 'point'}]}
      yAxis={[{label: 'Open tickets', min: 0}]}
      series={[{data: tickets}]}
      aria-label="Open tickets per week; below the target of 30 three weeks after the new help page"
    >
      <ChartsReferenceLine
        x="Feb 17"
        label="Help page"
        labelAlign="end"
        spacing={{x: 6, y: 20}}
        lineStyle={{strokeDasharray: '4 4'}}
      />
      <ChartsReferenceLine y={30} label="Target: 30" />
    </LineChart>
    // #preview-end
  );
}
