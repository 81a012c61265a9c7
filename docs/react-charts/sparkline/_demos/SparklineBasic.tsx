import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const visitors = [310, 342, 298, 365, 402, 388, 451, 430, 476, 512];

export default function SparklineBasic() {
  return (
    // #preview-start
    <SparkLineChart
      data={visitors}
      height={80}
      aria-label="Visitors in the last ten weeks, rising from 310 to 512"
    />
    // #preview-end
  );
}
