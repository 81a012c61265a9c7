import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';

const metrics = ['Comfort', 'Range', 'Price', 'Space', 'Safety'];

export default function RadarParts() {
  return (
    // #preview-start
    <RadarDataProvider
      height={300}
      margin={{top: 40, bottom: 30}}
      radar={{metrics, max: 10}}
      series={[
        {id: 'class', label: 'Average of the class', data: [6, 6, 5, 7, 8], fillArea: true},
        {id: 'car', label: 'This car', data: [8, 5, 7, 6, 9]},
      ]}
    >
      <ChartsLegend />
      <ChartsSurface aria-label="A car against its class: more comfort and safety, a better price, less range">
        <RadarGrid divisions={5} />
        <RadarMetricLabels />
        <RadarSeriesArea seriesId="class" stroke="none" />
        <RadarSeriesArea seriesId="car" strokeWidth={2} />
        <RadarAxisHighlight />
        <RadarSeriesMarks seriesId="car" />
      </ChartsSurface>
      <ChartsTooltip />
    </RadarDataProvider>
    // #preview-end
  );
}
