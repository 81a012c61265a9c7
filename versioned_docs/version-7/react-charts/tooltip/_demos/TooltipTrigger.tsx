import {BarChart} from '@mui/x-charts/BarChart';

interface TooltipTriggerProps {
  trigger?: 'axis' | 'item' | 'none';
}

export default function TooltipTrigger({trigger = 'axis'}: TooltipTriggerProps) {
  return (
    // #preview-start
    <div role="img" aria-label="Items sold in the store and online, in four departments">
      <BarChart
        height={280}
        xAxis={[{scaleType: 'band', data: ['Kitchen', 'Bath', 'Garden', 'Toys']}]}
        series={[
          {data: [1240, 890, 1510, 670], label: 'Store'},
          {data: [980, 1120, 740, 1390], label: 'Online'},
        ]}
        tooltip={{trigger}}
      />
    </div>
    // #preview-end
  );
}
