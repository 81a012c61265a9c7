import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  ChartsTooltipContainer,
  useRadarItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import {RadarChart} from '@mui/x-charts/RadarChart';

const metrics = ['Price', 'Comfort', 'Range', 'Space', 'Noise'];

// #preview-start
function BestAndWorst(props: ChartsTooltipProps) {
  const item = useRadarItemTooltip();
  const sorted = [...(item?.values ?? [])].sort((a, b) => b.value - a.value);
  const best = sorted.at(0);
  const worst = sorted.at(-1);

  return (
    <ChartsTooltipContainer {...props} trigger="item">
      {item && best && worst && (
        <Paper variant="outlined" sx={{p: 1.5}}>
          <Typography variant="subtitle2">{item.label}</Typography>
          <Typography variant="body2">{`Best: ${best.label} ${best.formattedValue}`}</Typography>
          <Typography variant="body2">{`Worst: ${worst.label} ${worst.formattedValue}`}</Typography>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}

export default function RadarSeriesTooltip() {
  return (
    <RadarChart
      height={300}
      highlight="series"
      series={[
        {data: [6, 8, 7, 5, 9], label: 'Electric', fillArea: true, hideMark: true, color: '#00796b'},
        {data: [8, 6, 9, 7, 4], label: 'Diesel', fillArea: true, hideMark: true, color: '#f57c00'},
      ]}
      radar={{max: 10, metrics}}
      slots={{tooltip: BestAndWorst}}
      aria-label="Two cars on a scale of 10: electric leads in comfort and noise, diesel in price, range, and space"
    />
  );
}
// #preview-end
