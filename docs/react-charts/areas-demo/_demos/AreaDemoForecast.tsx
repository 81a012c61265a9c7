import Box from '@mui/material/Box';
import {useTheme} from '@mui/material/styles';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart, lineClasses, type LineSeries} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const members = [310, 342, 365, 402, 431, 470, 505, 536, 560];
const today = 5;

export default function AreaDemoForecast() {
  const color = useTheme().palette.primary.main;
  const shared: LineSeries = {
    area: true,
    showMark: false,
    color,
    // A line without a text is not in the tooltip.
    valueFormatter: (value) => (value === null ? null : String(value)),
  };
  return (
    // #preview-start
    <Box sx={{width: '100%', height: 310}}>
      <LineChart
        xAxis={[{data: months, scaleType: 'point'}]}
        series={[
          {...shared, label: 'Members', data: members.map((value, index) => (index <= today ? value : null))},
          {
            ...shared,
            id: 'forecast',
            label: 'Forecast',
            // Both series have the value of today, or there would be a gap.
            data: members.map((value, index) => (index >= today ? value : null)),
            valueFormatter: (value, {dataIndex}) => (dataIndex > today ? String(value) : null),
          },
        ]}
        sx={{
          [`& .${lineClasses.area}`]: {fillOpacity: 0.35},
          [`& .${lineClasses.area}[data-series=forecast]`]: {fillOpacity: 0.12},
          [`& .${lineClasses.line}[data-series=forecast]`]: {strokeDasharray: '6 5'},
        }}
        aria-label="Members of a club: 470 in June, forecast to be 560 in September"
      >
        <ChartsReferenceLine x="Jun" label="Today" labelAlign="start" labelStyle={{direction: 'ltr'}} />
      </LineChart>
    </Box>
    // #preview-end
  );
}
