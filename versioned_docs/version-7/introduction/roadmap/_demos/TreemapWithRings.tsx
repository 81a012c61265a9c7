import {PieChart} from '@mui/x-charts/PieChart';

const folders = [
  {id: 'media', label: 'Media', value: 62, color: '#1565c0'},
  {id: 'code', label: 'Code', value: 26, color: '#2e7d32'},
  {id: 'docs', label: 'Docs', value: 12, color: '#bf360c'},
];

const files = [
  {id: 'video', label: 'Video', value: 44, color: '#1976d2'},
  {id: 'photos', label: 'Photos', value: 18, color: '#42a5f5'},
  {id: 'packages', label: 'Packages', value: 19, color: '#388e3c'},
  {id: 'sources', label: 'Sources', value: 7, color: '#66bb6a'},
  {id: 'reports', label: 'Reports', value: 12, color: '#e65100'},
];

const formatSize = ({value}: {value: number}) => `${value} GB`;

export default function TreemapWithRings() {
  return (
    <PieChart
      height={300}
      title="Disk space by folder and kind of file"
      margin={{top: 5, right: 5, bottom: 5, left: 5}}
      slotProps={{legend: {hidden: true}}}
      // #preview-start
      series={[
        {
          data: folders,
          innerRadius: 30,
          outerRadius: 80,
          arcLabel: 'label',
          arcLabelMinAngle: 40,
          valueFormatter: formatSize,
        },
        {data: files, innerRadius: 84, outerRadius: 130, valueFormatter: formatSize},
      ]}
      // #preview-end
      sx={{'& .MuiPieArcLabel-root': {fill: '#fff', fontSize: 12}}}
    />
  );
}
