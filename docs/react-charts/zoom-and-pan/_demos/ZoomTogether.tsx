import * as React from 'react';
import type {ZoomData} from '@mui/x-charts-pro/models';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';

const hours = Array.from({length: 96}, (_, index) => index);
const wind = hours.map((hour) => 9 + Math.round(6 * Math.sin(hour / 9)) + (hour % 5));
const power = wind.map((speed) => Math.max(0, speed - 4) * 140);

// #preview-start
export default function ZoomTogether() {
  const [zoomData, onZoomChange] = React.useState<ZoomData[]>([{axisId: 'hour', start: 25, end: 75}]);
  const shared = {
    zoomData,
    onZoomChange,
    height: 180,
    margin: {right: 16},
    zoomInteractionConfig: {zoom: []},
  };
  const yAxis = {width: 75};

  return (
    <div>
      <LineChartPro
        {...shared}
        xAxis={[{id: 'hour', data: hours, scaleType: 'band', zoom: true, position: 'none'}]}
        yAxis={[{...yAxis, label: 'Wind (m/s)'}]}
        series={[{data: wind, showMark: false}]}
        aria-label="Wind over four days, 3 to 19 meters per second"
      />
      <BarChartPro
        {...shared}
        xAxis={[{id: 'hour', data: hours, zoom: {slider: {enabled: true}}, height: 30}]}
        yAxis={[{...yAxis, label: 'Power (kW)'}]}
        series={[{data: power}]}
        aria-label="Power of a turbine in the same four days, up to 2100 kilowatts"
      />
    </div>
  );
}
// #preview-end
