import {RadarChart} from '@mui/x-charts/RadarChart';

export default function RadarBasic() {
  return (
    // #preview-start
    <RadarChart
      height={300}
      series={[{data: [82, 64, 91, 55, 73], label: 'Trail shoe'}]}
      radar={{max: 100, metrics: ['Grip', 'Cushion', 'Weight', 'Price', 'Durability']}}
      hideLegend
      aria-label="Scores of a trail shoe: grip 82, cushion 64, weight 91, price 55, durability 73"
    />
    // #preview-end
  );
}
