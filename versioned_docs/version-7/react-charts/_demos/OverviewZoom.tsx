import {useState} from 'react';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import type {ZoomData} from '@mui/x-charts-pro/context';

const day = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short'});
const dates = Array.from({length: 120}, (_, index) => new Date(2025, 0, 1 + index));
// Rises towards summer; the remainder stands for cloudy days and is the same on every render.
const output = dates.map((_, index) => Math.round(180 + index * 2.1 - ((index * index * 7) % 23) * 6));

export default function OverviewZoom() {
  // #preview-start
  const [zoom, setZoom] = useState<ZoomData[]>([{axisId: 'date', start: 50, end: 100}]);
  return (
    <div role="img" aria-label="Solar output in kWh per day, January to April 2025; it rises towards summer">
      <LineChartPro
        height={340}
        xAxis={[
          {
            id: 'date',
            data: dates,
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: (date: Date) => day.format(date),
            zoom: {minSpan: 10},
          },
        ]}
        zoom={zoom}
        onZoomChange={setZoom}
        series={[{data: output, label: 'Solar output in kWh', showMark: false}]}
      />
    </div>
  );
  // #preview-end
}
