import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {useAxisTooltip} from '@mui/x-charts/ChartsTooltip';

// #preview-start
function SumTooltip() {
  const axis = useAxisTooltip();
  if (!axis) return null;
  const sum = axis.seriesItems.reduce((total, {value}) => total + (typeof value === 'number' ? value : 0), 0);
  return (
    <Paper elevation={4} sx={{p: 1.5, mx: 2}}>
      <Typography variant="subtitle2">{axis.axisFormattedValue}</Typography>
      {axis.seriesItems.map(({seriesId, formattedLabel, formattedValue}) => (
        <Typography key={seriesId} variant="body2">
          {formattedLabel}: {formattedValue}
        </Typography>
      ))}
      <Typography variant="body2" sx={{fontWeight: 600}}>
        Together: {sum}
      </Typography>
    </Paper>
  );
}
// #preview-end

export default function TooltipSum() {
  return (
    // #preview-start
    <div role="img" aria-label="Guests of a concert, adults and children, in two halls and the yard">
      <BarChart
        height={280}
        xAxis={[{scaleType: 'band', data: ['Hall A', 'Hall B', 'Yard']}]}
        series={[
          {data: [340, 210, 95], label: 'Adults', stack: 'guests'},
          {data: [120, 64, 140], label: 'Children', stack: 'guests'},
        ]}
        slots={{axisContent: SumTooltip}}
      />
    </div>
    // #preview-end
  );
}
