import {PieChart} from '@mui/x-charts/PieChart';

const waste = [
  {id: 'organic', value: 41, label: 'Organic'},
  {id: 'paper', value: 27, label: 'Paper'},
  {id: 'glass', value: 12, label: 'Glass'},
  {id: 'rest', value: 20, label: 'Rest'},
];

export default function PieBasic() {
  return (
    // #preview-start
    <PieChart
      height={240}
      series={[{data: waste, valueFormatter: ({value}) => `${value} kg`}]}
      aria-label="Household waste per month: organic 41, paper 27, glass 12 and rest 20 kilograms"
    />
    // #preview-end
  );
}
