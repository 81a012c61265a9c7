import {LineChart} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function ChartLegendTooltip() {
  return (
    <LineChart
      height={300}
      title="Visitors of two museums"
      xAxis={[{data: months, scaleType: 'point'}]}
      series={[
        {data: [820, 910, 1240, 1380, 1510, 1730], label: 'Harbour museum'},
        {data: [640, 700, 760, 930, 1290, 1410], label: 'Clock museum'},
      ]}
      // #preview-start
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: {vertical: 'bottom', horizontal: 'center'},
          toggleVisibilityOnClick: true,
        },
        tooltip: {trigger: 'item'},
      }}
      // #preview-end
    />
  );
}
