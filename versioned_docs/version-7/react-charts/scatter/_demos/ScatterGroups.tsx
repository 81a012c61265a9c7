import {axisClasses} from '@mui/x-charts/ChartsAxis';
import {ScatterChart, type ScatterChartProps} from '@mui/x-charts/ScatterChart';

// #preview-start
const runners: ScatterChartProps['series'] = [
  {
    id: 'club',
    label: 'Club members',
    markerSize: 6,
    data: [
      {id: 101, x: 24, y: 188},
      {id: 102, x: 31, y: 181},
      {id: 103, x: 38, y: 195},
      {id: 104, x: 47, y: 208},
      {id: 105, x: 55, y: 221},
    ],
  },
  {
    id: 'guests',
    label: 'Guests',
    markerSize: 6,
    data: [
      {id: 201, x: 22, y: 231},
      {id: 202, x: 29, y: 219},
      {id: 203, x: 36, y: 246},
      {id: 204, x: 44, y: 238},
      {id: 205, x: 58, y: 267},
    ],
  },
];
// #preview-end

const hours = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export default function ScatterGroups() {
  return (
    // #preview-start
    <div role="img" aria-label="Finish time against age of ten marathon runners, club members and guests">
      <ScatterChart
        height={300}
        xAxis={[{label: 'Age'}]}
        yAxis={[
          {
            label: 'Finish time',
            min: 165,
            max: 285,
            tickInterval: [180, 210, 240, 270],
            valueFormatter: hours,
            sx: {[`& .${axisClasses.label}`]: {transform: 'translateX(-16px)'}},
          },
        ]}
        series={runners.map((group) => ({
          ...group,
          valueFormatter: (point) => `${point.x} years, ${hours(point.y)}`,
          highlightScope: {highlight: 'item', fade: 'series'},
        }))}
        margin={{left: 65}}
        grid={{horizontal: true, vertical: true}}
      />
    </div>
    // #preview-end
  );
}
