import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useTheme} from '@mui/material/styles';
import {LineChart} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const stores = [
  {name: 'Harbor', sales: [42, 44, 43, 48, 52, 57]},
  {name: 'Old Town', sales: [35, 33, 34, 31, 30, 28]},
  {name: 'Airport', sales: [51, 49, 55, 60, 58, 63]},
  {name: 'Hillside', sales: [18, 20, 19, 22, 21, 23]},
];

const thousands = (value: number | null) => `€${value ?? 0}k`;

// #preview-start
export default function ExampleSmallMultiples() {
  const {palette} = useTheme();
  return (
    <Box sx={{width: '100%', display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'}}>
      {stores.map((store) => {
        const others = stores.filter(({name}) => name !== store.name);
        return (
          <Box key={store.name} component="figure" sx={{m: 0, height: 174}}>
            <Typography component="figcaption" variant="subtitle2" sx={{height: 24, lineHeight: '24px'}}>
              {store.name}
            </Typography>
            <LineChart
              height={150}
              margin={{top: 8, right: 16, bottom: 0, left: 0}}
              xAxis={[{data: months, scaleType: 'point'}]}
              yAxis={[{min: 0, max: 70, width: 40, tickNumber: 3, valueFormatter: thousands}]}
              // Its own line comes last, in front of the others.
              series={[...others, store].map(({name, sales}) => ({
                label: name,
                data: sales,
                valueFormatter: thousands,
                color: name === store.name ? palette.primary.main : palette.grey[500],
                showMark: false,
              }))}
              grid={{horizontal: true}}
              hideLegend
              skipAnimation
              aria-label={`${store.name}, sales per month in thousands of euros: ${store.sales.join(', ')}`}
            />
          </Box>
        );
      })}
    </Box>
  );
}
// #preview-end
