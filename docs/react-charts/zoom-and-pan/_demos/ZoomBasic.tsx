import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';

const day = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short'});
const dates = Array.from({length: 180}, (_, index) => new Date(2025, 0, 1 + index));
// The level of a lake over half a year: two waves, the same on every render.
const levels = dates.map((_, index) => 240 + Math.round(30 * Math.sin(index / 24) + 8 * Math.sin(index / 3)));

export default function ZoomBasic() {
  return (
    // #preview-start
    <LineChartPro
      height={300}
      xAxis={[
        {
          data: dates,
          scaleType: 'time',
          valueFormatter: (date: Date) => day.format(date),
          zoom: true,
        },
      ]}
      yAxis={[{label: 'Level (cm)', width: 60}]}
      series={[{data: levels, showMark: false}]}
      zoomInteractionConfig={{zoom: [{type: 'wheel', requiredKeys: ['ControlOrMeta']}, 'pinch']}}
      aria-label="Level of a lake from January to June 2025, between 202 and 278 centimeters"
    />
    // #preview-end
  );
}
