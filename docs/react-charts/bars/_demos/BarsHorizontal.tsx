import {BarChart} from '@mui/x-charts/BarChart';

const requests = [
  {topic: 'Street lighting', count: 186},
  {topic: 'Potholes', count: 342},
  {topic: 'Waste collection', count: 271},
  {topic: 'Playgrounds', count: 94},
  {topic: 'Bicycle parking', count: 158},
];
const ranked = [...requests].sort((a, b) => b.count - a.count);

export default function BarsHorizontal() {
  return (
    // #preview-start
    <BarChart
      height={280}
      layout="horizontal"
      dataset={ranked}
      yAxis={[{dataKey: 'topic', width: 110}]}
      series={[{dataKey: 'count', label: 'Requests'}]}
      hideLegend
      aria-label="Requests to the city by topic, most frequent first"
    />
    // #preview-end
  );
}
