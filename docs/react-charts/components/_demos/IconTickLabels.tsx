import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsText, type ChartsTextProps} from '@mui/x-charts/ChartsText';

const visits = [
  {device: 'Phone', share: 61, path: 'M7 2h10v20H7z M11 19h2'},
  {device: 'Laptop', share: 31, path: 'M5 5h14v11H5z M2 19h20'},
  {device: 'Tablet', share: 8, path: 'M4 3h16v18H4z M11 18h2'},
];

// #preview-start
function IconLabel(props: ChartsTextProps) {
  const {x, y, text} = props;
  const visit = visits.find(({device}) => device === text);

  // The labels of the y-axis stay as they are.
  return visit ? (
    <g transform={`translate(${Number(x) - 12} ${Number(y) + 4})`}>
      <title>{text}</title>
      <path d={visit.path} fill="none" stroke="currentColor" strokeWidth={2} />
    </g>
  ) : (
    <ChartsText {...props} />
  );
}

export default function IconTickLabels() {
  return (
    <BarChart
      height={260}
      dataset={visits}
      xAxis={[{dataKey: 'device', height: 40}]}
      slots={{axisTickLabel: IconLabel}}
      series={[{dataKey: 'share', valueFormatter: (value) => `${value}%`}]}
      aria-label="Visits by device: phone 61, laptop 31, tablet 8 percent"
    />
  );
}
// #preview-end
