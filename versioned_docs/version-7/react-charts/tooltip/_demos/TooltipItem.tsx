import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useItemTooltip} from '@mui/x-charts/ChartsTooltip';
import {PieChart} from '@mui/x-charts/PieChart';

const plan = [
  {id: 'woods', value: 46, label: 'Woods', note: 'Paths stay open'},
  {id: 'meadow', value: 31, label: 'Meadow', note: 'Mown twice a year'},
  {id: 'pond', value: 23, label: 'Pond', note: 'Closed in spring'},
];

// #preview-start
function NoteTooltip() {
  const item = useItemTooltip<'pie'>();
  const area = item ? plan[item.identifier.dataIndex] : undefined;
  if (!item || !area) return null;
  return (
    <Paper variant="outlined" sx={{p: 1.5, mx: 2}}>
      <Stack>
        <Typography variant="subtitle2">{`${item.label}: ${area.value}%`}</Typography>
        <Typography variant="body2">{area.note}</Typography>
      </Stack>
    </Paper>
  );
}
// #preview-end

export default function TooltipItem() {
  return (
    // #preview-start
    <div role="img" aria-label="Areas of a nature reserve: woods 46, meadow 31 and pond 23 percent">
      <PieChart height={220} series={[{data: plan}]} slots={{itemContent: NoteTooltip}} />
    </div>
    // #preview-end
  );
}
