import {BarChart} from '@mui/x-charts/BarChart';

const branches = ['Central', 'Northside', 'Riverside', 'Old Mill', 'Campus'];
const loans = [4120, 2380, 1940, 1510, 3360];

export default function BarsBasic() {
  return (
    // #preview-start
    <div role="img" aria-label="Loans in March at five library branches">
      <BarChart
        height={300}
        xAxis={[{scaleType: 'band', data: branches, label: 'Library branch'}]}
        series={[{data: loans, label: 'Loans in March'}]}
      />
    </div>
    // #preview-end
  );
}
