import {legendClasses} from '@mui/x-charts/ChartsLegend';
import {LineChart} from '@mui/x-charts/LineChart';

const years = [2020, 2021, 2022, 2023, 2024, 2025];

export default function LegendToggle() {
  return (
    // #preview-start
    <LineChart
      height={280}
      xAxis={[{data: years, valueFormatter: String, tickMinStep: 1, domainLimit: 'strict'}]}
      yAxis={[{label: 'Thousand visits'}]}
      series={[
        {id: 'desktop', data: [410, 402, 388, 371, 350, 344], label: 'Desktop'},
        {id: 'phone', data: [290, 340, 395, 441, 480, 512], label: 'Phone'},
        {id: 'tablet', data: [61, 58, 52, 47, 41, 36], label: 'Tablet'},
      ]}
      initialHiddenItems={[{type: 'line', seriesId: 'tablet'}]}
      slotProps={{
        legend: {
          toggleVisibilityOnClick: true,
          // Half-transparent text is hard to read: cross it out instead.
          sx: {
            [`& .${legendClasses.hidden}.${legendClasses.series}`]: {
              opacity: 0.8,
              textDecoration: 'line-through',
            },
          },
        },
      }}
      aria-label="Visits from desktop, phone and tablet, 2020 to 2025"
    />
    // #preview-end
  );
}
