import {PieChart} from '@mui/x-charts/PieChart';

const sources = [
  {id: 'wind', value: 44, label: 'Wind'},
  {id: 'solar', value: 23, label: 'Solar'},
  {id: 'hydro', value: 19, label: 'Hydro'},
  {id: 'gas', value: 14, label: 'Gas'},
];

interface OverviewPieProps {
  innerRadius?: number;
  paddingAngle?: number;
  cornerRadius?: number;
  hideLegend?: boolean;
}

export default function OverviewPie({
  innerRadius = 60,
  paddingAngle = 2,
  cornerRadius = 3,
  hideLegend = false,
}: OverviewPieProps) {
  return (
    // #preview-start
    <PieChart
      height={260}
      series={[
        {
          data: sources,
          innerRadius,
          paddingAngle,
          cornerRadius,
          valueFormatter: ({value}) => `${value}%`,
        },
      ]}
      hideLegend={hideLegend}
      aria-label="Electricity by source: wind 44%, solar 23%, hydro 19%, gas 14%"
    />
    // #preview-end
  );
}
