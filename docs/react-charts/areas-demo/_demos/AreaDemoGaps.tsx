import {useTheme} from '@mui/material/styles';
import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

type Reading = {time: Date; dust: number | null};

const at = (hour: number, dust: number): Reading => ({time: new Date(2025, 1, 4, hour), dust});
// Hours without a reading are missing, as in most databases.
const readings = [
  ...[at(0, 14), at(1, 12), at(2, 11), at(3, 13), at(4, 16), at(5, 22)],
  at(9, 41),
  ...[at(13, 30), at(14, 27), at(15, 26), at(16, 33), at(17, 44), at(18, 47), at(19, 39), at(20, 31)],
];
const hour = 3_600_000;
const clock = new Intl.DateTimeFormat('en', {hour: 'numeric', minute: '2-digit', hourCycle: 'h23'});

// #preview-start
/** Adds an empty reading where more than an hour lies between two others. */
const rows = readings.flatMap((reading, index): Reading[] => {
  const next = readings[index + 1];
  const time = reading.time.getTime() + hour;
  return next && next.time.getTime() > time ? [reading, {time: new Date(time), dust: null}] : [reading];
});
const isAlone = (index: number) => rows[index - 1]?.dust === null && rows[index + 1]?.dust === null;

export default function AreaDemoGaps() {
  const {palette} = useTheme();
  return (
    <LineChart
      height={280}
      dataset={rows}
      xAxis={[
        {
          dataKey: 'time',
          scaleType: 'time',
          tickNumber: 5,
          valueFormatter: (time: Date) => clock.format(time),
        },
      ]}
      yAxis={[{label: 'µg/m³'}]}
      series={[
        {
          dataKey: 'dust',
          label: 'Fine dust',
          area: true,
          color: palette.primary.main,
          curve: 'linear',
          showMark: ({index}) => isAlone(index),
          valueFormatter: (value) => (value === null ? 'no data' : `${value} µg/m³`),
        },
      ]}
      sx={{[`& .${lineClasses.area}`]: {fillOpacity: 0.3}}}
      hideLegend
      aria-label="Fine dust on a street from 0:00 to 20:00, with two gaps"
      desc="It rises to 41 at 9:00 and 47 at 18:00. Readings are missing from 6:00 to 8:00 and from 10:00 to 12:00."
    />
  );
}
// #preview-end
