import {BarChart} from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const deposits = [900, 900, 1150, 900, 900, 1400];
const withdrawals = [-640, -710, -580, -1320, -690, -820];
const euros = (value: number | null) => (value === null ? '–' : `€${value}`);

export default function BarsDiverging() {
  return (
    // #preview-start
    <div role="img" aria-label="Deposits and withdrawals of an account, January to June">
      <BarChart
        height={280}
        xAxis={[{scaleType: 'band', data: months, disableLine: true, disableTicks: true}]}
        yAxis={[{valueFormatter: euros}]}
        margin={{left: 60}}
        series={[
          {data: deposits, label: 'Deposits', stack: 'account', valueFormatter: euros},
          {data: withdrawals, label: 'Withdrawals', stack: 'account', valueFormatter: euros},
        ]}
        grid={{horizontal: true}}
      />
    </div>
    // #preview-end
  );
}
