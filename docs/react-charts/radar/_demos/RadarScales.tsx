import {RadarChart} from '@mui/x-charts/RadarChart';

export default function RadarScales() {
  return (
    // #preview-start
    <RadarChart
      height={300}
      series={[
        {data: [620, 72, 4.2, 38], label: 'Van'},
        {data: [180, 160, 5.8, 95], label: 'Truck'},
      ]}
      radar={{
        metrics: [
          {name: 'Range (km)', max: 800},
          {name: 'Speed (km/h)', max: 180},
          {name: 'Length (m)', min: 3, max: 7},
          {name: 'Load (t)', max: 100},
        ],
      }}
      aria-label="A van and a truck: range 620 and 180 km, speed 72 and 160, length 4.2 and 5.8 m, load 38 and 95"
    />
    // #preview-end
  );
}
