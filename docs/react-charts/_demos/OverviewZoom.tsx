import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';

const day = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short'});
const dates = Array.from({length: 120}, (_, index) => new Date(2025, 0, 1 + index));
// Rises towards summer; the remainder stands for cloudy days and is the same on every render.
const output = dates.map((_, index) => Math.round(180 + index * 2.1 - ((index * index * 7) % 23) * 6));

export default function OverviewZoom() {
  return (
    // #preview-start
    <LineChartPro
      height={340}
      xAxis={[
        {
          id: 'date',
          data: dates,
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date) => day.format(date),
          zoom: {minSpan: 10, slider: {enabled: true, preview: true}},
        },
      ]}
      yAxis={[{label: 'kWh per day', width: 60}]}
      series={[{data: output, label: 'Solar output', showMark: false}]}
      zoomInteractionConfig={{zoom: [{type: 'wheel', requiredKeys: ['ControlOrMeta']}, 'pinch']}}
      initialZoom={[{axisId: 'date', start: 50, end: 100}]}
      aria-label="Solar output in kWh per day, January to April 2025; it rises towards summer"
    />
    // #preview-end
  );
}
