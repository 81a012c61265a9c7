import Box from '@mui/material/Box';
import type {ChartsLabelCustomMarkProps} from '@mui/x-charts/ChartsLabel';
import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

function DashedMark({className, color}: ChartsLabelCustomMarkProps) {
  return (
    <svg
      className={className}
      width={16}
      height={4}
      viewBox="0 0 16 4"
      style={{display: 'block'}}
      aria-hidden
    >
      <path d="M0 2H16" stroke={color} strokeWidth={2} strokeDasharray="4 2" />
    </svg>
  );
}

export default function LineDemoForecast() {
  return (
    // #preview-start
    <Box sx={{width: '100%', height: 312}}>
      <LineChart
        colors={['#1976d2', '#1976d2']}
        xAxis={[{data: months, scaleType: 'point'}]}
        yAxis={[{label: 'Subscribers', min: 0, width: 60}]}
        series={[
          {
            id: 'actual',
            label: 'Actual',
            labelMarkType: 'line',
            data: [210, 236, 251, 290, 318, null, null, null],
            showMark: false,
          },
          {
            id: 'forecast',
            label: 'Forecast',
            labelMarkType: DashedMark,
            data: [null, null, null, null, 318, 345, 370, 398],
            showMark: false,
          },
        ]}
        sx={{[`& .${lineClasses.line}[data-series="forecast"]`]: {strokeDasharray: '6 5'}}}
        aria-label="Subscribers: 210 in January, 318 in May, and a forecast of 398 in August"
      />
    </Box>
    // #preview-end
  );
}
