import {BarChart} from '@mui/x-charts/BarChart';

const formatEnergy = (value: number | null) => (value === null ? 'no data' : `${value} MWh`);

export default function OverviewBarChart() {
  return (
    // #preview-start
    <BarChart
      height={280}
      title="Energy produced in each quarter"
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      yAxis={[{label: 'MWh', width: 56}]}
      series={[
        {data: [310, 520, 610, 280], label: 'Solar', valueFormatter: formatEnergy},
        {data: [540, 390, 330, 575], label: 'Wind', valueFormatter: formatEnergy},
      ]}
    />
    // #preview-end
  );
}
