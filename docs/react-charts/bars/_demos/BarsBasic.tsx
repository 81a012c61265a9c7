import {BarChart} from '@mui/x-charts/BarChart';

const branches = ['Central', 'Northside', 'Riverside', 'Old Mill', 'Campus'];
const loans = [4120, 2380, 1940, 1510, 3360];

export default function BarsBasic() {
  return (
    // #preview-start
    <BarChart
      height={300}
      xAxis={[{data: branches, label: 'Library branch'}]}
      yAxis={[{label: 'Loans in March', width: 70}]}
      series={[{data: loans}]}
      aria-label="Loans in March at five library branches"
    />
    // #preview-end
  );
}
