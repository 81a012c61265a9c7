import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';

const bakeries = [
  {name: 'Miller & Daughter', rating: 4.8},
  {name: 'Corner Oven', rating: 4.6},
  {name: 'Your bakery', rating: 4.3},
  {name: 'Daily Bread', rating: 4.1},
  {name: 'Station Bakery', rating: 3.6},
];

export default function BarDemoRanking() {
  const {palette} = useTheme();
  return (
    // #preview-start
    <BarChart
      height={240}
      layout="horizontal"
      dataset={bakeries}
      borderRadius={4}
      margin={{left: 0, right: 32}}
      xAxis={[{min: 0, max: 6, position: 'none'}]}
      yAxis={[{dataKey: 'name', width: 130, disableLine: true, disableTicks: true}]}
      series={[
        {
          dataKey: 'rating',
          label: 'Average rating',
          barLabel: ({value}) => value?.toFixed(1),
          barLabelPlacement: 'outside',
          colorGetter: ({dataIndex}) =>
            bakeries[dataIndex]?.name === 'Your bakery' ? palette.primary.main : palette.grey[500],
        },
      ]}
      slotProps={{barLabel: {style: {direction: 'ltr'}}}}
      hideLegend
      aria-label="Ratings of five bakeries: yours is third, with 4.3 of 5"
    />
    // #preview-end
  );
}
