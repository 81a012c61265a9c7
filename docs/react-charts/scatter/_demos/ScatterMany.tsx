import {ScatterChart} from '@mui/x-charts/ScatterChart';

// A seeded generator: the same 3,000 points at every render.
function* random(seed: number) {
  let state = seed;
  while (true) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    yield state / 4294967296;
  }
}

const numbers = random(7);
const next = () => numbers.next().value ?? 0;
const calls = Array.from({length: 3000}, (_, id) => {
  const size = 1 + next() * 99;
  return {id, x: size, y: 65 + size * 1.4 + (next() + next() - 1) * 60};
});

export default function ScatterMany() {
  return (
    // #preview-start
    <ScatterChart
      height={300}
      renderer="svg-batch"
      voronoiMaxRadius={10}
      xAxis={[{label: 'Kilobytes'}]}
      yAxis={[{label: 'Milliseconds'}]}
      series={[{data: calls, markerSize: 1.5, label: 'Requests'}]}
      hideLegend
      aria-label="Response time against size of 3,000 requests; larger responses take longer"
    />
    // #preview-end
  );
}
