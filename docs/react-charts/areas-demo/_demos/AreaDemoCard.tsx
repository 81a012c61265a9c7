import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {useTheme} from '@mui/material/styles';
import {lineClasses} from '@mui/x-charts/LineChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const cards = [
  {
    name: 'Orders',
    value: '1,284',
    change: '12% more than last week',
    days: [168, 172, 159, 181, 190, 204, 210],
  },
  {name: 'Returns', value: '63', change: '9% fewer than last week', days: [12, 11, 9, 10, 8, 7, 6]},
];

export default function AreaDemoCard() {
  const {palette} = useTheme();
  return (
    <Box sx={{display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr'}}>
      {cards.map(({name, value, change, days}) => (
        <Card key={name} variant="outlined" sx={{height: 200, display: 'flex', flexDirection: 'column'}}>
          <Box sx={{p: 2, pb: 1, flex: 1}}>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
            <Typography variant="body2" sx={{color: 'text.secondary'}}>
              {change}
            </Typography>
          </Box>
          {/* #preview-start */}
          <SparkLineChart
            data={days}
            height={64}
            area
            baseline="min"
            // Room below the lowest value.
            yAxis={{domainLimit: (min, max) => ({min: min - (max - min) / 2, max})}}
            color={palette.primary.main}
            margin={{top: 4, bottom: 0, left: 0, right: 0}}
            sx={{[`& .${lineClasses.area}`]: {fillOpacity: 0.25}}}
            aria-label={`${name} on the last seven days: ${days.join(', ')}`}
          />
          {/* #preview-end */}
        </Card>
      ))}
    </Box>
  );
}
