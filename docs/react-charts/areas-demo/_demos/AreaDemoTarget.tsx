import {useTheme} from '@mui/material/styles';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const degrees = [20.1, 19.4, 18.9, 19.2, 20.6, 21.3, 22.4, 23.1, 22.8, 21.9, 21.2, 20.7, 20.2];
const target = 21;

export default function AreaDemoTarget() {
  const {palette} = useTheme();
  return (
    // #preview-start
    <LineChart
      height={280}
      xAxis={[{data: hours, domainLimit: 'strict', valueFormatter: (hour: number) => `${hour}:00`}]}
      yAxis={[
        {
          min: 18,
          max: 24,
          label: '°C',
          colorMap: {
            type: 'piecewise',
            thresholds: [target],
            colors: [palette.info.main, palette.error.main],
          },
        },
      ]}
      series={[{data: degrees, label: 'Room', area: true, baseline: target, showMark: false}]}
      sx={{[`& .${lineClasses.area}`]: {fillOpacity: 0.3}}}
      hideLegend
      aria-label="Temperature of a room over a day against a target of 21 degrees"
      desc="Too cold until 9 o'clock, 18.9 degrees at 4; too warm from 10 to 20, 23.1 degrees at 14."
    >
      <ChartsReferenceLine
        y={target}
        label="Target"
        labelAlign="start"
        labelStyle={{direction: 'ltr'}}
        lineStyle={{strokeDasharray: '6 4'}}
      />
    </LineChart>
    // #preview-end
  );
}
