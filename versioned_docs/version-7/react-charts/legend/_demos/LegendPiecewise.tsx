import {BarChart} from '@mui/x-charts/BarChart';
import {PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';

const hours = ['6', '8', '10', '12', '14', '16', '18', '20'];
const uvIndex = [0.4, 2.1, 4.8, 7.2, 8.1, 5.6, 2.4, 0.6];

export default function LegendPiecewise() {
  return (
    // #preview-start
    <div role="img" aria-label="UV index over one day, high from noon to two o'clock">
      <BarChart
        height={280}
        xAxis={[{scaleType: 'band', data: hours, label: 'Hour of the day'}]}
        yAxis={[
          {
            label: 'UV index',
            colorMap: {type: 'piecewise', thresholds: [3, 6], colors: ['#388e3c', '#f57c00', '#d32f2f']},
          },
        ]}
        series={[{data: uvIndex}]}
      >
        <PiecewiseColorLegend
          axisDirection="y"
          direction="row"
          position={{vertical: 'top', horizontal: 'middle'}}
          labelStyle={{fontSize: 14}}
          labelFormatter={({min, max}) => {
            if (min === null) return `Low, below ${max?.toString() ?? ''}`;
            return max === null
              ? `High, from ${min.toString()}`
              : `Medium, ${min.toString()} to ${max.toString()}`;
          }}
        />
      </BarChart>
    </div>
    // #preview-end
  );
}
