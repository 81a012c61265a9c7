import {ContinuousColorLegend} from '@mui/x-charts/ChartsLegend';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const stations = [
  {id: 'Coast', x: 12, y: 14.8, z: 640},
  {id: 'Valley', x: 210, y: 12.9, z: 780},
  {id: 'Town', x: 430, y: 11.2, z: 850},
  {id: 'Forest', x: 690, y: 9.6, z: 1120},
  {id: 'Pass', x: 1180, y: 6.3, z: 1490},
  {id: 'Hut', x: 1560, y: 4.0, z: 1710},
  {id: 'Summit', x: 2140, y: -0.4, z: 1930},
];

export default function ScatterColor() {
  return (
    // #preview-start
    <ScatterChart
      height={300}
      xAxis={[{label: 'Altitude in meters', min: 0}]}
      yAxis={[{label: 'Mean temperature in °C'}]}
      zAxis={[{colorMap: {type: 'continuous', min: 600, max: 2000, color: ['#ffb74d', '#1565c0']}}]}
      series={[
        {
          data: stations,
          markerSize: 7,
          valueFormatter: (point) => point && `${point.id}: ${point.y} °C, ${point.z} mm of rain`,
        },
      ]}
      slots={{legend: ContinuousColorLegend}}
      slotProps={{legend: {axisDirection: 'z', minLabel: '600 mm', maxLabel: '2000 mm', sx: {width: 240}}}}
      aria-label="Temperature against altitude of seven stations; higher stations are colder and wetter"
    />
    // #preview-end
  );
}
