import {RadarAxis, RadarChart} from '@mui/x-charts/RadarChart';

const metrics = ['Reading', 'Writing', 'Listening', 'Speaking', 'Grammar'];

export default function RadarRings() {
  return (
    // #preview-start
    <RadarChart
      height={300}
      series={[{data: [4, 2, 5, 3, 4], label: 'Italian'}]}
      radar={{max: 5, metrics, labelGap: 20}}
      divisions={5}
      shape="circular"
      stripeColor={null}
      hideLegend
      aria-label="Italian, from 0 to 5: reading 4, writing 2, listening 5, speaking 3, grammar 4"
    >
      <RadarAxis metric="Reading" divisions={5} angle={36} />
    </RadarChart>
    // #preview-end
  );
}
