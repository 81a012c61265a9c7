import {BarChart} from '@mui/x-charts/BarChart';

const teams = ['Design', 'Sales', 'Support', 'Legal'];

export default function LabelOnItems() {
  return (
    // #preview-start
    <BarChart
      height={260}
      layout="horizontal"
      xAxis={[{max: 60}]}
      yAxis={[{data: teams, width: 65}]}
      series={[
        {
          data: [34, 52, 41, 6],
          label: 'Days of training',
          // Nothing for what is small.
          barLabel: ({value}, {bar}) => (bar.width > 60 ? `${value} days` : null),
          color: '#283593',
        },
      ]}
      sx={{'& .MuiBarLabel-root': {fill: 'white'}}}
      hideLegend
      aria-label="Days of training: design 34, sales 52, support 41, legal 6"
    />
    // #preview-end
  );
}
