import {LineChart} from '@mui/x-charts/LineChart';

// A seeded generator: the same readings at every render.
function* random(seed: number) {
  let state = seed;
  while (true) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    yield state / 4294967296;
  }
}

interface Reading {
  time: Date;
  kilowatts: number;
}

const numbers = random(7);
const week: Reading[] = Array.from({length: 7 * 24 * 60}, (_, minute) => {
  const hour = Math.floor(minute / 60) % 24;
  const usual = hour >= 6 && hour < 20 ? 40 : 15;
  const peak = minute % 1733 === 900 ? 30 : 0;
  return {
    time: new Date(Date.UTC(2025, 2, 3, 0, minute)),
    kilowatts: Math.round(usual + (numbers.next().value ?? 0) * 6 + peak),
  };
});

// #preview-start
/** Keeps the lowest and the highest reading of each part. */
function sample(readings: readonly Reading[], parts: number) {
  const size = Math.ceil(readings.length / parts);
  return Array.from({length: parts}, (_, part) => {
    const some = readings.slice(part * size, (part + 1) * size);
    const values = some.map(({kilowatts}) => kilowatts);
    const kept = [Math.min(...values), Math.max(...values)].map((value) => values.indexOf(value));
    return some.filter((_reading, index) => kept.includes(index));
  }).flat();
}

const sampled = sample(week, 50);
// #preview-end

const day = new Intl.DateTimeFormat('en', {weekday: 'short', timeZone: 'UTC'});
const minute = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

export default function LinesSampled() {
  return (
    // #preview-start
    <LineChart
      height={300}
      xAxis={[
        {
          data: sampled.map(({time}) => time),
          scaleType: 'utc',
          tickMinStep: 24 * 60 * 60 * 1000,
          valueFormatter: (time: Date, {location}) => (location === 'tick' ? day : minute).format(time),
        },
      ]}
      yAxis={[{label: 'Kilowatts', min: 0}]}
      series={[
        {
          data: sampled.map(({kilowatts}) => kilowatts),
          label: 'Power',
          curve: 'linear',
          showMark: false,
          valueFormatter: (value) => `${value} kW`,
        },
      ]}
      hideLegend
      aria-label="Power of a factory in a week: 40 to 46 kilowatts by day, 15 to 21 at night, with short peaks"
    />
    // #preview-end
  );
}
