import Box from '@mui/material/Box';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const bus = [8, 9, 12, 11, 14, 13];
const train = [41, 38, 44, 39, 47, 52];

export default function SparklineRange() {
  return (
    <Box
      component="dl"
      sx={{m: 0, display: 'grid', gridTemplateColumns: '7rem 1fr', alignItems: 'center', '& dd': {m: 0}}}
    >
      {/* #preview-start */}
      <dt>Bus</dt>
      <dd>
        <SparkLineChart data={bus} height={60} yAxis={{min: 0, max: 60}} aria-label="Bus: 8 to 13 delays" />
      </dd>
      <dt>Train</dt>
      <dd>
        <SparkLineChart
          data={train}
          height={60}
          yAxis={{min: 0, max: 60}}
          aria-label="Train: 41 to 52 delays"
        />
      </dd>
      <dt>Train, strict</dt>
      <dd>
        <SparkLineChart
          data={train}
          height={60}
          yAxis={{domainLimit: 'strict'}}
          margin={0}
          clipAreaOffset={{top: 2, bottom: 2}}
          aria-label="Train: 41 to 52 delays, on a scale from 38 to 52"
        />
      </dd>
      {/* #preview-end */}
    </Box>
  );
}
