import Box from '@mui/material/Box';
import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';

// Residents in thousands.
const residents = [
  {age: '80 and over', women: 14, men: 9},
  {age: '60–79', women: 41, men: 37},
  {age: '40–59', women: 53, men: 52},
  {age: '20–39', women: 60, men: 61},
  {age: 'Under 20', women: 42, men: 44},
].map(({age, women, men}) => ({age, women, men: -men}));

const thousands = (value: number | null) => (value === null ? '' : `${Math.abs(value)},000`);
const axisThousands = (value: number) => String(Math.abs(value));

export default function ExamplePopulationPyramid() {
  const {palette} = useTheme();
  return (
    // #preview-start
    <Box sx={{width: '100%', height: 340}}>
      <BarChart
        layout="horizontal"
        dataset={residents}
        borderRadius={3}
        xAxis={[{min: -70, max: 70, valueFormatter: axisThousands, label: 'Residents (thousands)'}]}
        yAxis={[
          {
            scaleType: 'band',
            dataKey: 'age',
            width: 85,
            categoryGapRatio: 0.12,
            disableTicks: true,
            // The invisible mark keeps the order of the numbers in right-to-left pages.
            valueFormatter: (age: string) => `\u200e${age}`,
          },
        ]}
        series={[
          {dataKey: 'men', label: 'Men', stack: 'age', color: palette.info.main, valueFormatter: thousands},
          {
            dataKey: 'women',
            label: 'Women',
            stack: 'age',
            color: palette.warning.main,
            valueFormatter: thousands,
          },
        ]}
        grid={{vertical: true}}
        aria-label="Residents of a city by age and sex"
        desc="The largest group is between 20 and 39: 61,000 men and 60,000 women. Over 80, there are 9,000 men and 14,000 women."
      />
    </Box>
    // #preview-end
  );
}
