import {ScatterChart} from '@mui/x-charts/ScatterChart';

const stars = [
  {id: 'Sirius', x: 8.6, y: -1.46},
  {id: 'Canopus', x: 310, y: -0.74},
  {id: 'Arcturus', x: 37, y: -0.05},
  {id: 'Vega', x: 25, y: 0.03},
  {id: 'Capella', x: 43, y: 0.08},
  {id: 'Altair', x: 16.7, y: 0.76},
  {id: 'Spica', x: 250, y: 0.97},
];

interface ScatterReachProps {
  voronoiMaxRadius?: number;
  markerSize?: number;
}

export default function ScatterReach({voronoiMaxRadius = 30, markerSize = 5}: ScatterReachProps) {
  return (
    // #preview-start
    <div
      role="img"
      aria-label="Brightness against distance of seven stars; Sirius is the nearest and brightest"
    >
      <ScatterChart
        height={300}
        voronoiMaxRadius={voronoiMaxRadius}
        xAxis={[{label: 'Distance in light-years', scaleType: 'log', valueFormatter: String}]}
        yAxis={[{label: 'Magnitude', reverse: true, tickInterval: [-1, 0, 1]}]}
        series={[
          {
            data: stars,
            markerSize,
            highlightScope: {highlight: 'item', fade: 'global'},
            valueFormatter: (star) => `${star.id}, magnitude ${star.y}`,
          },
        ]}
      />
    </div>
    // #preview-end
  );
}
