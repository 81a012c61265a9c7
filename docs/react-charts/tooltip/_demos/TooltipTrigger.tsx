import {BarChart} from '@mui/x-charts/BarChart';

interface TooltipTriggerProps {
  trigger?: 'axis' | 'item' | 'none';
}

export default function TooltipTrigger({trigger = 'axis'}: TooltipTriggerProps) {
  return (
    // #preview-start
    <BarChart
      height={280}
      xAxis={[{data: ['Kitchen', 'Bath', 'Garden', 'Toys']}]}
      series={[
        {data: [1240, 890, 1510, 670], label: 'Store'},
        {data: [980, 1120, 740, 1390], label: 'Online'},
      ]}
      slotProps={{tooltip: {trigger}}}
      aria-label="Items sold in the store and online, in four departments"
    />
    // #preview-end
  );
}
