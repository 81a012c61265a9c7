import {useId} from 'react';
import {useTheme} from '@mui/material/styles';
import {BarChart, barElementClasses} from '@mui/x-charts/BarChart';

export default function StylingPattern() {
  const {palette} = useTheme();
  const stripes = useId();
  return (
    // #preview-start
    <div role="img" aria-label="Paid and free entries of a museum, 2023 to 2025">
      <BarChart
        height={280}
        colors={[palette.primary.main, palette.secondary.main]}
        xAxis={[{scaleType: 'band', data: ['2023', '2024', '2025']}]}
        series={[
          {id: 'paid', data: [210, 245, 262], label: 'Paid', stack: 'entries'},
          {id: 'free', data: [64, 71, 98], label: 'Free (striped)', stack: 'entries'},
        ]}
        sx={{[`& .${barElementClasses.root}.MuiBarElement-series-free`]: {fill: `url("#${stripes}")`}}}
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
    </div>
    // #preview-end
  );
}
