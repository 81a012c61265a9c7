import {useId} from 'react';
import {useTheme} from '@mui/material/styles';
import {BarChart, barClasses} from '@mui/x-charts/BarChart';

export default function StylingPattern() {
  const {palette} = useTheme();
  const stripes = useId();
  return (
    // #preview-start
    <BarChart
      height={280}
      colors={[palette.primary.main, palette.secondary.main]}
      xAxis={[{data: ['2023', '2024', '2025']}]}
      series={[
        {id: 'paid', data: [210, 245, 262], label: 'Paid', stack: 'entries'},
        {id: 'free', data: [64, 71, 98], label: 'Free (striped)', stack: 'entries'},
      ]}
      sx={{[`& [data-series="free"] .${barClasses.element}`]: {fill: `url("#${stripes}")`}}}
      aria-label="Paid and free entries of a museum, 2023 to 2025"
    >
      <defs>
        <pattern
          id={stripes}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={8} height={8} fill={palette.background.paper} />
          <rect width={5} height={8} fill={palette.secondary.main} />
        </pattern>
      </defs>
    </BarChart>
    // #preview-end
  );
}
