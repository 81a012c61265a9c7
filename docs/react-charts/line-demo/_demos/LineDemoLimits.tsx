import {useTheme} from '@mui/material/styles';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const celsius = [4.1, 4.0, 4.2, 4.8, 6.1, 7.4, 8.6, 9.1, 8.2, 6.9, 5.5, 4.6, 4.2];

export default function LineDemoLimits() {
  const {palette} = useTheme();
  return (
    // #preview-start
    <LineChart
      height={280}
      xAxis={[{data: hours, max: 24, tickInterval: [0, 6, 12, 18, 24], label: 'Hour'}]}
      yAxis={[
        {
          label: 'Fridge (°C)',
          min: 0,
          max: 10,
          colorMap: {type: 'piecewise', thresholds: [7], colors: [palette.success.main, palette.error.main]},
        },
      ]}
      series={[{data: celsius, label: 'Fridge', showMark: false}]}
      hideLegend
      aria-label="A fridge over a day, too warm from about 10 to 18 hours"
    >
      <ChartsReferenceLine
        y={7}
        label="Limit: 7 °C"
        labelAlign="start"
        labelStyle={{direction: 'ltr', fontSize: 12}}
        lineStyle={{strokeDasharray: '6 4'}}
      />
    </LineChart>
    // #preview-end
  );
}
