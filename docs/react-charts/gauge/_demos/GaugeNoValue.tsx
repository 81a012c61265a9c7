import * as React from 'react';
import Button from '@mui/material/Button';
import {Gauge} from '@mui/x-charts/Gauge';

// The role "meter" requires a value: without one, the gauge is a picture.
// #preview-start
const asPicture = {
  role: 'img',
  'aria-label': 'Humidity: no signal',
  'aria-valuemin': undefined,
  'aria-valuemax': undefined,
};

export default function GaugeNoValue() {
  const [humidity, setHumidity] = React.useState<number | null>(null);

  return (
    <div>
      <Gauge
        value={humidity}
        height={160}
        text={({value}) => (value === null ? 'No signal' : `${value}%`)}
        aria-label="Humidity"
        {...(humidity === null && asPicture)}
      />
      <Button onClick={() => setHumidity(humidity === null ? 48 : null)} sx={{height: 40}}>
        {humidity === null ? 'Connect' : 'Disconnect'}
      </Button>
    </div>
  );
}
// #preview-end
