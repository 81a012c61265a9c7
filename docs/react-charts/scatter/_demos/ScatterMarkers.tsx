import {ScatterChart, type ScatterMarkerProps} from '@mui/x-charts/ScatterChart';

const gauges = [
  {id: 'upstream', label: 'Upstream (circles)', data: points([3.1, 4.0, 4.4, 5.2, 6.1])},
  {id: 'downstream', label: 'Downstream (squares)', data: points([4.6, 5.3, 6.2, 6.8, 7.9])},
];

function points(nitrate: number[]) {
  return nitrate.map((y, index) => ({id: index, x: 10 + index * 8, y}));
}

// #preview-start
function Marker({seriesId, x, y, size, color, isHighlighted, isFaded, onClick}: ScatterMarkerProps) {
  const half = isHighlighted ? size * 1.3 : size;
  const shared = {fill: color, opacity: isFaded ? 0.3 : 1, onClick};
  return (
    <g transform={`translate(${x}, ${y})`}>
      {seriesId === 'downstream' ? (
        <rect x={-half} y={-half} width={half * 2} height={half * 2} {...shared} />
      ) : (
        <circle r={half} {...shared} />
      )}
    </g>
  );
}
// #preview-end

export default function ScatterMarkers() {
  return (
    // #preview-start
    <ScatterChart
      height={300}
      xAxis={[{label: 'Rain in mm'}]}
      yAxis={[{label: 'Nitrate in mg/l', min: 0}]}
      series={gauges.map((gauge) => ({...gauge, markerSize: 5, highlightScope: {highlight: 'item'}}))}
      slots={{marker: Marker}}
      aria-label="Nitrate against rain at two gauges; the values downstream are higher"
    />
    // #preview-end
  );
}
