import * as React from 'react';
import Slider from '@mui/material/Slider';
import {Gauge, gaugeClasses} from '@mui/x-charts/Gauge';

const zones = [
  {upTo: 60, color: '#2e7d32', name: 'normal'},
  {upTo: 85, color: '#ed6c02', name: 'high'},
  {upTo: 100, color: '#d32f2f', name: 'critical'},
];

// #preview-start
export default function GaugeZones() {
  const [load, setLoad] = React.useState(78);
  const zone = zones.find(({upTo}) => load <= upTo);

  return (
    <div>
      <Gauge
        value={load}
        height={160}
        startAngle={-90}
        endAngle={90}
        text={`${load}%\n${zone?.name}`}
        sx={{
          [`& .${gaugeClasses.valueArc}`]: {fill: zone?.color},
          [`& .${gaugeClasses.valueText}`]: {fontSize: 20, transform: 'translateY(-16px)'},
        }}
        aria-label="Load"
        aria-valuetext={`${load} percent, ${zone?.name}`}
      />
      <Slider
        value={load}
        onChange={(_event, value) => setLoad(Number(value))}
        aria-label="Load"
        sx={{display: 'block', maxWidth: 220, mx: 'auto'}}
      />
    </div>
  );
}
// #preview-end
