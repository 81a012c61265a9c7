import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {ChartsTooltipContainer, useItemTooltip, type ChartsTooltipProps} from '@mui/x-charts/ChartsTooltip';
import {PieChart} from '@mui/x-charts/PieChart';

const plan = [
  {id: 'woods', value: 46, label: 'Woods', note: 'Paths stay open'},
  {id: 'meadow', value: 31, label: 'Meadow', note: 'Mown twice a year'},
  {id: 'pond', value: 23, label: 'Pond', note: 'Closed in spring'},
];

// #preview-start
function NoteTooltip(props: ChartsTooltipProps) {
  const item = useItemTooltip<'pie'>();
  const area = item ? plan[item.identifier.dataIndex] : undefined;
  return (
    <ChartsTooltipContainer {...props} trigger="item">
      {item && area && (
        <Paper variant="outlined" sx={{p: 1.5}}>
          <Stack>
            <Typography variant="subtitle2">{`${item.label}: ${area.value}%`}</Typography>
            <Typography variant="body2">{area.note}</Typography>
          </Stack>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}
// #preview-end

export default function TooltipItem() {
  return (
    // #preview-start
    <PieChart
      height={220}
      series={[{data: plan}]}
      slots={{tooltip: NoteTooltip}}
      aria-label="Areas of a nature reserve: woods 46, meadow 31 and pond 23 percent"
    />
    // #preview-end
  );
}
