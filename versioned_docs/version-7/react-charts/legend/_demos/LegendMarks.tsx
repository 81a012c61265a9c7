import {legendClasses} from '@mui/x-charts/ChartsLegend';
import {LineChart} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function LegendMarks() {
  return (
    // #preview-start
    <div role="img" aria-label="Orders from January to June, actual and forecast">
      <LineChart
        height={280}
        xAxis={[{data: months, scaleType: 'point'}]}
        series={[
          {id: 'actual', data: [120, 134, 151, 149, 168, 181], label: 'Actual orders', color: '#1e88e5'},
          {
            id: 'forecast',
            data: [118, 130, 142, 155, 169, 184],
            label: 'Forecast (dashed)',
            color: '#d81b60',
            showMark: false,
          },
        ]}
        slotProps={{legend: {itemMarkWidth: 24, itemMarkHeight: 6, markGap: 8, itemGap: 24}}}
        sx={{
          '& .MuiLineElement-series-forecast': {strokeDasharray: '6 4'},
          [`& .${legendClasses.series}-forecast .${legendClasses.mark}`]: {
            fill: 'none',
            stroke: '#d81b60',
            strokeDasharray: '4 3',
            strokeWidth: 2,
          },
        }}
      />
    </div>
    // #preview-end
  );
}
