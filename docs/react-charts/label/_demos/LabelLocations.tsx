import {LineChart} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function LabelLocations() {
  return (
    // #preview-start
    <LineChart
      height={280}
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{min: 0}]}
      series={[
        {
          data: [212, 198, 240, 251, 236, 270],
          label: (location) => (location === 'legend' ? 'MRR' : 'Monthly recurring revenue'),
          valueFormatter: (value) => `€${value}k`,
        },
        {
          data: [18, 22, 17, 25, 31, 29],
          label: (location) => (location === 'legend' ? 'New' : 'Of this, from new customers'),
          valueFormatter: (value) => `€${value}k`,
        },
      ]}
      aria-label="Monthly recurring revenue in thousand euros, January to June, up from 212 to 270"
    />
    // #preview-end
  );
}
