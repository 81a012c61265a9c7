import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';

const hours = Array.from({length: 73}, (_, index) => index);
const tide = hours.map((hour) => Math.round(150 + 120 * Math.sin(hour / 1.98)));

export default function ToolbarPro() {
  return (
    // #preview-start
    <LineChartPro
      height={280}
      showToolbar
      xAxis={[{id: 'hour', data: hours, domainLimit: 'strict', label: 'Hour', zoom: true}]}
      yAxis={[{label: 'Tide (cm)'}]}
      series={[{data: tide, showMark: false}]}
      zoomInteractionConfig={{zoom: ['pinch']}}
      initialZoom={[{axisId: 'hour', start: 10, end: 80}]}
      aria-label="Tide over three days, between 30 and 270 centimeters"
    />
    // #preview-end
  );
}
