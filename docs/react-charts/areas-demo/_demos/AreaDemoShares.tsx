import Box from '@mui/material/Box';
import {useTheme} from '@mui/material/styles';
import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

// Thousands of payments in a chain of bookstores.
const payments = [
  {year: 2019, cash: 410, card: 350, phone: 20},
  {year: 2020, cash: 240, card: 390, phone: 60},
  {year: 2021, cash: 230, card: 440, phone: 90},
  {year: 2022, cash: 250, card: 480, phone: 150},
  {year: 2023, cash: 220, card: 490, phone: 210},
  {year: 2024, cash: 190, card: 500, phone: 280},
  {year: 2025, cash: 160, card: 490, phone: 370},
];
const totals = payments.map(({cash, card, phone}) => cash + card + phone);
const percent = (share: number) => `${Math.round(share * 100)}%`;

export default function AreaDemoShares() {
  const {palette} = useTheme();
  return (
    // #preview-start
    <Box sx={{width: '100%', height: 320}}>
      <LineChart
        dataset={payments}
        colors={[palette.primary.main, palette.success.main, palette.grey[500]]}
        xAxis={[{dataKey: 'year', domainLimit: 'strict', tickMinStep: 1, valueFormatter: String}]}
        yAxis={[{max: 1, tickNumber: 4, valueFormatter: percent}]}
        series={(['phone', 'card', 'cash'] as const).map((way) => ({
          dataKey: way,
          label: {phone: 'Phone', card: 'Card', cash: 'Cash'}[way],
          stack: 'payments',
          stackOffset: 'expand',
          area: true,
          showMark: false,
          valueFormatter: (value, {dataIndex}) => percent((value ?? 0) / (totals[dataIndex] ?? 1)),
        }))}
        sx={{
          [`& .${lineClasses.area}`]: {filter: 'none'},
          // The lines separate the areas.
          [`& .${lineClasses.line}`]: {stroke: palette.background.default},
        }}
        aria-label="Ways of paying in percent, 2019 to 2025"
        desc="Phones grow from 3 to 36 percent; cash falls from 53 to 16 percent; cards stay near half."
      />
    </Box>
    // #preview-end
  );
}
