import {RadarChart} from '@mui/x-charts/RadarChart';

const metrics = ['Vegetables', 'Protein', 'Grains', 'Sugar', 'Salt'];

export default function RadarCompare() {
  return (
    // #preview-start
    <RadarChart
      height={300}
      highlight="series"
      series={[
        {data: [8, 5, 6, 2, 3], label: 'Canteen A', fillArea: true, hideMark: true, color: '#00796b'},
        {data: [4, 7, 7, 6, 5], label: 'Canteen B', fillArea: true, hideMark: true, color: '#f57c00'},
      ]}
      radar={{max: 10, metrics}}
      slotProps={{tooltip: {trigger: 'item'}}}
      aria-label="Two canteens on a scale of 10: A has more vegetables, B more sugar and salt"
    />
    // #preview-end
  );
}
