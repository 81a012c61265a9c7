import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';

const weeks = Array.from({length: 52}, (_, index) => `W${index + 1}`);
const parcels = weeks.map((_, index) => 180 + ((index * index * 11) % 47) + (index > 46 ? 160 : index * 2));

export default function ZoomSlider() {
  return (
    // #preview-start
    <BarChartPro
      height={320}
      xAxis={[
        {
          id: 'week',
          data: weeks,
          zoom: {minSpan: 5, slider: {enabled: true, preview: true, showTooltip: 'always'}},
        },
      ]}
      yAxis={[{label: 'Parcels'}]}
      series={[{data: parcels}]}
      initialZoom={[{axisId: 'week', start: 70, end: 100}]}
      zoomInteractionConfig={{zoom: []}}
      aria-label="Parcels per week; most in the five weeks at the end of the year"
    />
    // #preview-end
  );
}
