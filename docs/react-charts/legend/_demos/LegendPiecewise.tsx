import {BarChart} from '@mui/x-charts/BarChart';
import {PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';

const hours = ['6', '8', '10', '12', '14', '16', '18', '20'];
const uvIndex = [0.4, 2.1, 4.8, 7.2, 8.1, 5.6, 2.4, 0.6];

export default function LegendPiecewise() {
  return (
    // #preview-start
    <BarChart
      height={280}
      xAxis={[{data: hours, label: 'Hour of the day'}]}
      yAxis={[
        {
          label: 'UV index',
          colorMap: {type: 'piecewise', thresholds: [3, 6], colors: ['#388e3c', '#f57c00', '#d32f2f']},
        },
      ]}
      series={[{data: uvIndex}]}
      slots={{legend: PiecewiseColorLegend}}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: ({min, max}) => {
            if (min === null) return `Low, below ${max}`;
            return max === null ? `High, from ${min}` : `Medium, ${min} to ${max}`;
          },
          sx: {padding: 0},
        },
      }}
      aria-label="UV index over one day, high from noon to two o'clock"
    />
    // #preview-end
  );
}
