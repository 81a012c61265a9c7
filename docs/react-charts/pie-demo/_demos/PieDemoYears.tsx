import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';

const sources = ['Wind', 'Solar', 'Gas'];
const colors = ['#1e88e5', '#f9a825', '#78909c'];
const years = [
  {year: 2015, shares: [18, 9, 73]},
  {year: 2020, shares: [29, 17, 54]},
  {year: 2025, shares: [37, 31, 32]},
];

export default function PieDemoYears() {
  return (
    // #preview-start
    <Box sx={{display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1, height: 200}}>
      {years.map(({year, shares}) => (
        <Box key={year} component="figure" sx={{m: 0, textAlign: 'center'}}>
          <PieChart
            height={120}
            margin={4}
            colors={colors}
            series={[
              {
                data: shares.map((value, i) => ({id: i, value, label: sources[i]})),
                valueFormatter: ({value}) => `${value}%`,
              },
            ]}
            hideLegend
            aria-label={`Electricity in ${year}`}
          />
          <Typography component="figcaption" variant="caption">
            <b>{year}</b>
            {shares.map((value, i) => (
              <Box key={sources[i]} component="span" sx={{display: 'block'}}>
                {sources[i]} {value}%
              </Box>
            ))}
          </Typography>
        </Box>
      ))}
    </Box>
    // #preview-end
  );
}
