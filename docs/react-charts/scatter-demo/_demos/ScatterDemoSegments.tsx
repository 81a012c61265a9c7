import Box from '@mui/material/Box';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const groups = [
  {id: 'new', label: 'New', center: [4, 28], color: '#0288d1'},
  {id: 'regular', label: 'Regular', center: [9, 50], color: '#ef6c00'},
  {id: 'loyal', label: 'Loyal', center: [16, 82], color: '#8e24aa'},
] as const;

// A seeded generator: the same points at every render.
let seed = 11;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const spread = (width: number) => (random() + random() + random() - 1.5) * width;

const series = groups.map(({center: [x, y], ...group}) => ({
  ...group,
  data: Array.from({length: 24}, (_, id) => ({
    id,
    x: Math.round((x + spread(2)) * 10) / 10,
    y: Math.round(y + spread(16)),
  })),
}));

export default function ScatterDemoSegments() {
  return (
    // #preview-start
    <Box sx={{height: 340}}>
      <ScatterChart
        xAxis={[{label: 'Orders per year', min: 0, max: 20}]}
        yAxis={[{label: 'Euros per order', min: 0, max: 110}]}
        series={series.map((group) => ({
          ...group,
          markerSize: 5,
          highlightScope: {highlight: 'series', fade: 'global'},
          valueFormatter: (customer) => customer && `${customer.x} orders, €${customer.y} each`,
        }))}
        voronoiMaxRadius={30}
        aria-label="Euros per order against orders per year of 72 customers"
        desc="Three groups: new customers, about 4 orders of €28; regular, 9 of €50; loyal, 16 of €82."
      />
    </Box>
    // #preview-end
  );
}
