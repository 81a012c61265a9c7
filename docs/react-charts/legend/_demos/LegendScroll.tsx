import {PieChart} from '@mui/x-charts/PieChart';

const spices = [
  'Cardamom',
  'Cinnamon',
  'Cloves',
  'Coriander',
  'Cumin',
  'Fennel',
  'Ginger',
  'Nutmeg',
  'Paprika',
  'Saffron',
  'Turmeric',
  'Vanilla',
];

export default function LegendScroll() {
  return (
    // #preview-start
    <PieChart
      height={240}
      series={[{data: spices.map((label, index) => ({id: label, label, value: 30 - index * 2}))}]}
      slotProps={{
        legend: {
          tabIndex: 0,
          sx: {flexWrap: 'nowrap', maxHeight: 160, overflowY: 'auto', paddingInlineEnd: 1},
        },
      }}
      aria-label="Sales of twelve spices, cardamom first and vanilla last"
    />
    // #preview-end
  );
}
