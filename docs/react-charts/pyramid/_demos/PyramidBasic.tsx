import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const levels = [
  {value: 4, label: 'Board'},
  {value: 18, label: 'Managers'},
  {value: 75, label: 'Team leads'},
  {value: 420, label: 'Staff'},
];

export default function PyramidBasic() {
  return (
    // #preview-start
    <FunnelChart
      height={280}
      series={[{curve: 'pyramid', data: levels}]}
      categoryAxis={{categories: levels.map((level) => level.label), size: 90}}
      gap={2}
      hideLegend
      aria-label="A company: 4 on the board, 18 managers, 75 team leads, 420 staff"
    />
    // #preview-end
  );
}
