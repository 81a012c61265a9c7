import {chartsTooltipClasses} from '@mui/x-charts/ChartsTooltip';
import {LineChart} from '@mui/x-charts/LineChart';

const laps = [1, 2, 3, 4, 5, 6];

export default function TooltipStyled() {
  return (
    // #preview-start
    <LineChart
      height={280}
      xAxis={[{data: laps, label: 'Lap', tickMinStep: 1, valueFormatter: (lap: number) => `Lap ${lap}`}]}
      yAxis={[{label: 'Seconds'}]}
      series={[
        {data: [74.2, 71.8, 70.9, 71.3, 72.6, 70.4], label: 'Car 7'},
        {data: [73.1, 72.4, 72.0, 71.1, 70.8, 71.0], label: 'Car 12'},
      ]}
      slotProps={{
        tooltip: {
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: {bgcolor: 'grey.900', color: 'common.white'},
            [`& .${chartsTooltipClasses.labelCell}, & .${chartsTooltipClasses.valueCell}`]: {
              color: 'inherit',
            },
            [`& .${chartsTooltipClasses.valueCell}`]: {fontVariantNumeric: 'tabular-nums'},
          },
        },
      }}
      aria-label="Lap times of two cars over six laps"
    />
    // #preview-end
  );
}
