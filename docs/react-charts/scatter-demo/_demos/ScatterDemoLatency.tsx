import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

// A seeded generator: the same 10,000 requests at every render.
let seed = 5;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const requests = Array.from({length: 10_000}, (_, id) => {
  const hour = random() * 24;
  const load = 1 + Math.exp(-((hour - 14) ** 2) / 12);
  return {id, x: hour, y: Math.round(load * (40 - 45 * Math.log(random() * random())))};
});
const limit = 500;

export default function ScatterDemoLatency() {
  return (
    // #preview-start
    <ScatterChart
      height={300}
      renderer="svg-batch"
      voronoiMaxRadius={8}
      xAxis={[
        {
          min: 0,
          max: 24,
          domainLimit: 'strict',
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[
        {
          label: 'Milliseconds',
          min: 0,
          max: 1000,
          width: 70,
          colorMap: {type: 'piecewise', thresholds: [limit], colors: ['#1e88e5', '#e53935']},
        },
      ]}
      series={[{data: requests, markerSize: 1.5, valueFormatter: (request) => request && `${request.y} ms`}]}
      aria-label="Response time of 10,000 requests in one day"
      desc={`Most requests take less than ${limit} milliseconds; more are slower in the afternoon.`}
    >
      <ChartsReferenceLine
        y={limit}
        label="Limit"
        labelAlign="start"
        labelStyle={{direction: 'ltr'}}
        lineStyle={{strokeDasharray: '6 4'}}
      />
    </ScatterChart>
    // #preview-end
  );
}
