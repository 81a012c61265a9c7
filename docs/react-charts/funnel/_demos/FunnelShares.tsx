import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const stages = [
  {value: 320, label: 'Applications'},
  {value: 96, label: 'Interviews'},
  {value: 24, label: 'Offers'},
  {value: 18, label: 'Hired'},
];
const percent = new Intl.NumberFormat('en-US', {style: 'percent'});

export default function FunnelShares() {
  return (
    // #preview-start
    <FunnelChart
      height={260}
      margin={{right: 110}}
      series={[
        {
          data: stages,
          valueFormatter: (stage) => `${stage.value} (${percent.format(stage.value / 320)})`,
          sectionLabel: {position: {horizontal: 'end'}, offset: {x: 8}, textAnchor: 'start'},
        },
      ]}
      categoryAxis={{categories: stages.map((stage) => stage.label), size: 90}}
      sx={{'& .MuiFunnelChart-sectionLabel': {fill: 'currentColor'}}}
      hideLegend
      aria-label="Hiring: 320 applications, 96 interviews, 24 offers, 18 hired"
    />
    // #preview-end
  );
}
