import {LineChart, type LineSeries} from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025];

// #preview-start
const inFocus = {
  showMark: false,
  highlightScope: {highlight: 'series', fade: 'global'},
} satisfies Partial<LineSeries>;

const nests: LineSeries[] = [
  {...inFocus, label: 'Storks', data: [41, 44, 48, 47, 53, 58, 62]},
  {...inFocus, label: 'Herons', data: [66, 61, 63, 59, 57, 52, 50]},
  {...inFocus, label: 'Ospreys', data: [12, 14, 13, 17, 19, 22, 26]},
];
// #preview-end

export default function LinesHighlight() {
  return (
    // #preview-start
    <LineChart
      height={300}
      xAxis={[{data: years, valueFormatter: String, tickMinStep: 1}]}
      yAxis={[{label: 'Nests', min: 0}]}
      series={nests}
      slotProps={{tooltip: {trigger: 'item'}}}
      axisHighlight={{x: 'none'}}
      aria-label="Nests of storks, herons and ospreys, 2019 to 2025"
    />
    // #preview-end
  );
}
