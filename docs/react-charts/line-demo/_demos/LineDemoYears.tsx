import {useTheme} from '@mui/material/styles';
import {LineChart} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const lastYear = [41, 39, 45, 52, 58, 66, 71, 69, 60, 54, 47, 49];
const thisYear = [44, 45, 51, 55, 66, 74, 80, 83];

export default function LineDemoYears() {
  const {palette} = useTheme();
  return (
    // #preview-start
    <LineChart
      height={280}
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{label: 'Bookings', min: 0}]}
      series={[
        {label: '2024', data: lastYear, color: palette.grey[500], showMark: false},
        {
          label: '2025',
          // The rest of the year is not known yet.
          data: months.map((_month, index) => thisYear[index] ?? null),
          color: palette.primary.main,
          showMark: ({index}) => index === thisYear.length - 1,
        },
      ]}
      aria-label="Bookings per month: 83 in August 2025, after 69 in August 2024"
    />
    // #preview-end
  );
}
