import {useId} from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {useTheme} from '@mui/material/styles';
import {areaElementClasses, LineChart} from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const revenue = [3.1, 3.4, 2.9, 3.8, 4.2, 4.0, 4.6, 4.4, 5.1, 5.6];

// #preview-start
export default function LineDemoCard() {
  const {palette} = useTheme();
  const id = useId();
  const color = palette.primary.main;
  return (
    <Card variant="outlined" sx={{width: '100%', maxWidth: 320, height: 200, boxSizing: 'border-box'}}>
      <Typography component="div" variant="body2" sx={{px: 2, pt: 2, lineHeight: '20px'}}>
        Revenue, last ten days
      </Typography>
      <Typography component="div" sx={{px: 2, fontSize: 28, lineHeight: '40px'}}>
        €41,100
      </Typography>
      <LineChart
        height={122}
        margin={0}
        xAxis={[{data: days, position: 'none', domainLimit: 'strict'}]}
        yAxis={[{min: 0, max: 6, position: 'none'}]}
        series={[{data: revenue, label: '1,000 euros', area: true, showMark: false, color}]}
        sx={{[`& .${areaElementClasses.root}`]: {fill: `url("#${id}")`, filter: 'none'}}}
        hideLegend
        aria-label="Revenue per day: 3,100 euros on the first day, 5,600 on the last"
      >
        <defs>
          <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0%" stopColor={color} stopOpacity={0.5} />
            <stop offset="100%" stopColor={color} stopOpacity={0} />
          </linearGradient>
        </defs>
      </LineChart>
    </Card>
  );
}
// #preview-end
