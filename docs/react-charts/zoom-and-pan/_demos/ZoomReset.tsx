import Button from '@mui/material/Button';
import {useChartProApiRef} from '@mui/x-charts-pro/hooks';
import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';

const trees = Array.from({length: 120}, (_, id) => ({
  id,
  x: 5 + ((id * 37) % 90),
  y: 2 + ((id * 37) % 90) / 4 + ((id * 53) % 17) / 2,
}));

// #preview-start
export default function ZoomReset() {
  const apiRef = useChartProApiRef<'scatter'>();

  return (
    <div>
      <ScatterChartPro
        apiRef={apiRef}
        height={300}
        xAxis={[{id: 'age', label: 'Age (years)', zoom: true}]}
        yAxis={[{id: 'height', label: 'Height (m)', zoom: true}]}
        series={[{data: trees, markerSize: 3}]}
        initialZoom={[
          {axisId: 'age', start: 20, end: 60},
          {axisId: 'height', start: 20, end: 60},
        ]}
        zoomInteractionConfig={{zoom: ['brush', 'pinch', 'doubleTapReset'], pan: ['wheel']}}
        aria-label="Age and height of 120 trees"
      />
      <Button
        sx={{height: 40}}
        onClick={() =>
          apiRef.current?.setZoomData([
            {axisId: 'age', start: 0, end: 100},
            {axisId: 'height', start: 0, end: 100},
          ])
        }
      >
        Show all
      </Button>
    </div>
  );
}
// #preview-end
