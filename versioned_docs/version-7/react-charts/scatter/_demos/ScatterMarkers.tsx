import {getValueToPositionMapper} from '@mui/x-charts/hooks';
import {ScatterChart, type ScatterProps} from '@mui/x-charts/ScatterChart';

const gauges = [
  {id: 'upstream', label: 'Upstream (circles)', data: points([3.1, 4.0, 4.4, 5.2, 6.1])},
  {id: 'downstream', label: 'Downstream (squares)', data: points([4.6, 5.3, 6.2, 6.8, 7.9])},
];

function points(nitrate: number[]) {
  return nitrate.map((y, index) => ({id: index, x: 10 + index * 8, y}));
}

// #preview-start
function Points({series, xScale, yScale, markerSize, color}: ScatterProps) {
  const getX = getValueToPositionMapper(xScale);
  const getY = getValueToPositionMapper(yScale);
  return (
    <g fill={color}>
      {series.data.map(({id, x, y}) => (
        <g key={id} transform={`translate(${getX(x)}, ${getY(y)})`}>
          {series.id === 'downstream' ? (
            <rect x={-markerSize} y={-markerSize} width={markerSize * 2} height={markerSize * 2} />
          ) : (
            <circle r={markerSize} />
          )}
        </g>
      ))}
    </g>
  );
}
// #preview-end

export default function ScatterMarkers() {
  return (
    // #preview-start
    <div role="img" aria-label="Nitrate against rain at two gauges; the values downstream are higher">
      <ScatterChart
        height={300}
        xAxis={[{label: 'Rain in mm'}]}
        yAxis={[{label: 'Nitrate in mg/l', min: 0}]}
        series={gauges.map((gauge) => ({...gauge, markerSize: 5}))}
        slots={{scatter: Points}}
      />
    </div>
    // #preview-end
  );
}
