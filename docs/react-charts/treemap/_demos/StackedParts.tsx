import {BarChart} from '@mui/x-charts/BarChart';

const disks = [
  {disk: 'Server A', photos: 320, videos: 540, backups: 410},
  {disk: 'Server B', photos: 180, videos: 260, backups: 720},
  {disk: 'Server C', photos: 450, videos: 120, backups: 90},
];

export default function StackedParts() {
  return (
    // #preview-start
    <BarChart
      height={240}
      layout="horizontal"
      dataset={disks}
      yAxis={[{dataKey: 'disk', width: 70}]}
      xAxis={[{label: 'GB'}]}
      series={[
        {dataKey: 'photos', label: 'Photos', stack: 'size'},
        {dataKey: 'videos', label: 'Videos', stack: 'size'},
        {dataKey: 'backups', label: 'Backups', stack: 'size'},
      ]}
      hideLegend
      aria-label="GB per server: A 1,270, B 1,160, C 660, each with photos, videos, and backups"
    />
    // #preview-end
  );
}
