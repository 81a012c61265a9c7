import {LineChart} from '@mui/x-charts/LineChart';

const minutes = [0, 10, 20, 30, 40, 50, 60, 70];
const cellar = [11.8, 11.9, 12.1, null, null, 12.9, 13.0, 13.2];
const attic = [19.4, 20.2, null, 21.8, 22.5, null, 23.1, 23.0];

export default function LinesGaps() {
  return (
    // #preview-start
    <div role="img" aria-label="Temperature in attic and cellar with readings that are missing">
      <LineChart
        height={300}
        xAxis={[{data: minutes, label: 'Minutes'}]}
        yAxis={[{label: '°C', min: 10}]}
        series={[
          {data: attic, label: 'Attic (connected)', connectNulls: true},
          {data: cellar, label: 'Cellar (with a gap)'},
        ]}
      />
    </div>
    // #preview-end
  );
}
