import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';

const minutes = Array.from({length: 120}, (_, index) => index);
const load = minutes.map((minute) => (minute > 80 && minute < 90 ? 92 : 18 + ((minute * minute * 3) % 11)));

// #preview-start
export default function ZoomFilterMode() {
  const [fits, setFits] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        sx={{height: 40}}
        control={<Switch checked={fits} onChange={(_event, checked) => setFits(checked)} />}
        label="Fit the y-axis to what is visible"
      />
      <LineChartPro
        key={String(fits)}
        height={300}
        xAxis={[
          {
            id: 'minute',
            data: minutes,
            domainLimit: 'strict',
            label: 'Minute',
            zoom: {filterMode: fits ? 'discard' : 'keep', slider: {enabled: true}},
          },
        ]}
        yAxis={[{label: 'Load (%)'}]}
        series={[{data: load, showMark: false}]}
        initialZoom={[{axisId: 'minute', start: 10, end: 50}]}
        zoomInteractionConfig={{zoom: [{type: 'wheel', requiredKeys: ['ControlOrMeta']}, 'pinch']}}
        aria-label="Load over two hours: below 30 percent, except for ten minutes at 92"
      />
    </div>
  );
}
// #preview-end
