import {RadarChart} from '@mui/x-charts/RadarChart';

const metrics = [
  'Punctual trains',
  'Clean platforms',
  'Friendly staff',
  'Information about delays',
  'Accessible stations',
];

export default function RadarLabels() {
  return (
    // #preview-start
    <RadarChart
      height={320}
      margin={{left: 80, right: 80}}
      series={[{data: [61, 74, 83, 48, 57], label: 'Satisfied', valueFormatter: (value) => `${value}%`}]}
      radar={{
        max: 100,
        metrics,
        labelGap: 16,
        // Break after the first word around the chart; the tooltip has the whole name.
        labelFormatter: (name, {location}) => (location === 'tick' ? name.replace(' ', '\n') : name),
      }}
      hideLegend
      aria-label="Satisfied passengers: trains 61, platforms 74, staff 83, information 48, stations 57 percent"
    />
    // #preview-end
  );
}
