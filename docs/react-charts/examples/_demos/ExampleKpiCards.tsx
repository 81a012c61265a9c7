import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {areaElementClasses} from '@mui/x-charts/LineChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const count = new Intl.NumberFormat('en');
const euros = new Intl.NumberFormat('en', {style: 'currency', currency: 'EUR', maximumFractionDigits: 0});
const percent = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'always',
  maximumFractionDigits: 1,
});

const measures = [
  {name: 'Orders', format: count, weeks: [980, 1010, 1042, 1018, 1105, 1150, 1189, 1284]},
  {name: 'Revenue', format: euros, weeks: [35200, 36800, 37100, 36400, 40200, 41900, 43000, 48210]},
  {name: 'Refunds', format: count, weeks: [52, 48, 50, 45, 47, 41, 41, 37]},
];

// #preview-start
function KpiCard({name, format, weeks}: (typeof measures)[number]) {
  const [first = 0] = weeks;
  const [before = 1, now = 0] = weeks.slice(-2);
  return (
    <Card
      variant="outlined"
      sx={{display: 'flex', flexDirection: {xs: 'row', md: 'column'}, gap: 1, p: 1.5, minWidth: 0}}
    >
      <Box sx={{width: {xs: 130, md: 'auto'}, whiteSpace: 'nowrap'}}>
        <Typography component="div" variant="body2">
          {name}
        </Typography>
        <Typography component="div" sx={{fontSize: 24, lineHeight: '32px'}}>
          {format.format(now)}
        </Typography>
        <Typography component="div" variant="body2">
          <bdi>{percent.format(now / before - 1)} in a week</bdi>
        </Typography>
      </Box>
      <Box sx={{flex: 1, minWidth: 0, minHeight: 0}}>
        <SparkLineChart
          data={weeks}
          area
          showTooltip
          showHighlight
          sx={{[`& .${areaElementClasses.root}`]: {fillOpacity: 0.25}}}
          valueFormatter={(value) => (value === null ? '' : format.format(value))}
          xAxis={{data: weeks.map((_value, index) => `Week ${index + 1}`), scaleType: 'point'}}
          aria-label={`${name} per week: from ${format.format(first)} to ${format.format(now)} in eight weeks`}
        />
      </Box>
    </Card>
  );
}

export default function ExampleKpiCards() {
  return (
    <Box
      sx={{
        width: '100%',
        height: 324,
        display: 'grid',
        gap: 1.5,
        gridAutoRows: 'minmax(0, 1fr)',
        gridTemplateColumns: {xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))'},
      }}
    >
      {measures.map((measure) => (
        <KpiCard key={measure.name} {...measure} />
      ))}
    </Box>
  );
}
// #preview-end
