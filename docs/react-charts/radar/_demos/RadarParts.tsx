import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';

const metrics = ['Body', 'Acidity', 'Sweetness', 'Bitterness', 'Aroma'];

export default function RadarParts() {
  return (
    // #preview-start
    <RadarDataProvider
      height={300}
      radar={{max: 10, metrics}}
      series={[
        {id: 'goal', data: [7, 6, 8, 4, 9], color: '#7b5e57'},
        {id: 'roast', data: [8, 5, 6, 5, 8], color: '#1976d2', fillArea: true},
      ]}
    >
      <ChartsSurface aria-label="A coffee against its goal: less sweetness, acidity, and aroma, more body and bitterness">
        <RadarGrid divisions={5} stripeColor={null} />
        <RadarMetricLabels />
        <RadarSeriesArea seriesId="roast" />
        <RadarSeriesArea seriesId="goal" strokeWidth={2} strokeDasharray="6 4" />
        <RadarAxisHighlight />
        <RadarSeriesMarks seriesId="roast" />
      </ChartsSurface>
    </RadarDataProvider>
    // #preview-end
  );
}
