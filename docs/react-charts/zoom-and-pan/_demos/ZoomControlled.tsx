import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {ZoomData} from '@mui/x-charts-pro/models';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';

const days = Array.from({length: 365}, (_, index) => index + 1);
const price = days.map((day) => 90 + Math.round(14 * Math.sin(day / 40) + 5 * Math.sin(day / 5)));
/** Zoom is in percent of the axis, not in days. */
const lastDays = (count: number) => [{axisId: 'day', start: 100 - (count / 365) * 100, end: 100}];

// #preview-start
export default function ZoomControlled() {
  const [zoom, setZoom] = React.useState<ZoomData[]>(lastDays(90));

  return (
    <div>
      <Stack direction="row" sx={{gap: 1, alignItems: 'center', height: 40}}>
        <Button onClick={() => setZoom(lastDays(30))}>30 days</Button>
        <Button onClick={() => setZoom(lastDays(90))}>90 days</Button>
        <Button onClick={() => setZoom(lastDays(365))}>Year</Button>
        <span role="status">{Math.round(((zoom[0]?.end ?? 0) - (zoom[0]?.start ?? 0)) * 3.65)} days</span>
      </Stack>
      <LineChartPro
        height={260}
        xAxis={[{id: 'day', data: days, domainLimit: 'strict', label: 'Day', zoom: {minSpan: 5}}]}
        yAxis={[{label: 'Price (€)'}]}
        series={[{data: price, showMark: false}]}
        zoomData={zoom}
        onZoomChange={setZoom}
        zoomInteractionConfig={{zoom: [{type: 'wheel', requiredKeys: ['ControlOrMeta']}, 'pinch']}}
        aria-label="Price per day over a year, between 71 and 109 euros"
      />
    </div>
  );
}
// #preview-end
