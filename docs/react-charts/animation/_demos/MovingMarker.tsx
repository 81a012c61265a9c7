import * as React from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import {BarChart} from '@mui/x-charts/BarChart';
import {useAnimate, useDrawingArea, useYScale} from '@mui/x-charts/hooks';

interface Place {
  y: number;
}

// #preview-start
function Target({value}: {value: number}) {
  const area = useDrawingArea();
  const scale = useYScale<'linear'>();
  const skip = useMediaQuery('(prefers-reduced-motion)');
  const line = useAnimate<Place, SVGLineElement>(
    {y: scale(value)},
    {
      initialProps: {y: area.top + area.height},
      createInterpolator: (from, to) => (t) => ({y: from.y + (to.y - from.y) * t}),
      transformProps: (place) => place,
      applyProps: (element, place) => element.setAttribute('transform', `translate(0 ${place.y})`),
      skip,
    },
  );

  return (
    <line
      ref={line.ref}
      transform={`translate(0 ${line.y})`}
      x1={area.left}
      x2={area.left + area.width}
      stroke="#d32f2f"
      strokeWidth={2}
      pointerEvents="none"
    />
  );
}
// #preview-end

export default function MovingMarker() {
  const [target, setTarget] = React.useState(60);

  return (
    <div>
      <Button sx={{height: 40}} onClick={() => setTarget(target === 60 ? 85 : 60)}>
        Set the target to {target === 60 ? 85 : 60}
      </Button>
      <BarChart
        height={240}
        series={[{data: [48, 66, 79], label: 'Tickets solved'}]}
        xAxis={[{data: ['Ana', 'Ben', 'Cho']}]}
        yAxis={[{max: 100}]}
        hideLegend
        aria-label={`Tickets solved: Ana 48, Ben 66, Cho 79. Target: ${target}`}
      >
        <Target value={target} />
      </BarChart>
    </div>
  );
}
