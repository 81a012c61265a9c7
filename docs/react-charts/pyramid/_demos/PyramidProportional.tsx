import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const ages = [
  {value: 12, label: '65 and over'},
  {value: 38, label: '40 to 64'},
  {value: 31, label: '20 to 39'},
  {value: 19, label: 'Under 20'},
];

export default function PyramidProportional() {
  return (
    // #preview-start
    <FunnelChart
      height={280}
      series={[
        {
          curve: 'pyramid',
          funnelDirection: 'increasing',
          data: ages,
          valueFormatter: (group) => `${group.value}%`,
        },
      ]}
      categoryAxis={{
        scaleType: 'linear',
        categories: ages.map((group) => group.label),
        position: 'left',
        size: 90,
      }}
      hideLegend
      aria-label="Ages in a town: 12% are 65 and over, 38% 40 to 64, 31% 20 to 39, 19% under 20"
    />
    // #preview-end
  );
}
