import {BarChart} from '@mui/x-charts/BarChart';

const years = ['2022', '2023', '2024', '2025'];

export default function StackingGroups() {
  return (
    // #preview-start
    <BarChart
      height={300}
      xAxis={[{data: years}]}
      yAxis={[{label: 'Million euros'}]}
      series={[
        {data: [31, 34, 36, 41], label: 'Tickets', stack: 'income', color: '#1565c0'},
        {data: [12, 12, 13, 13], label: 'Grants', stack: 'income', color: '#64b5f6'},
        {data: [22, 24, 25, 26], label: 'Staff', stack: 'costs', color: '#e65100'},
        {data: [17, 19, 23, 22], label: 'House', stack: 'costs', color: '#ffb74d'},
      ]}
      aria-label="Income and costs of a theater, 2022 to 2025; costs were about as high as the income each year"
    />
    // #preview-end
  );
}
