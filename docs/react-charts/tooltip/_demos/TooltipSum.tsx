import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsTooltipContainer, useAxesTooltip, type ChartsTooltipProps} from '@mui/x-charts/ChartsTooltip';

// #preview-start
function SumTooltip(props: ChartsTooltipProps) {
  const axes = useAxesTooltip();
  return (
    <ChartsTooltipContainer {...props} trigger="axis">
      {axes?.map(({axisId, axisFormattedValue, seriesItems}) => {
        const sum = seriesItems.reduce(
          (total, {value}) => total + (typeof value === 'number' ? value : 0),
          0,
        );
        return (
          <Paper key={axisId} elevation={4} sx={{p: 1.5}}>
            <Typography variant="subtitle2">{axisFormattedValue}</Typography>
            {seriesItems.map(({seriesId, formattedLabel, formattedValue}) => (
              <Typography key={seriesId} variant="body2">
                {formattedLabel}: {formattedValue}
              </Typography>
            ))}
            <Typography variant="body2" sx={{fontWeight: 600}}>
              Together: {sum}
            </Typography>
          </Paper>
        );
      })}
    </ChartsTooltipContainer>
  );
}
// #preview-end

export default function TooltipSum() {
  return (
    // #preview-start
    <BarChart
      height={280}
      xAxis={[{data: ['Hall A', 'Hall B', 'Yard']}]}
      series={[
        {data: [340, 210, 95], label: 'Adults', stack: 'guests'},
        {data: [120, 64, 140], label: 'Children', stack: 'guests'},
      ]}
      slots={{tooltip: SumTooltip}}
      aria-label="Guests of a concert, adults and children, in two halls and the yard"
    />
    // #preview-end
  );
}
