import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {useChartProApiRef} from '@mui/x-charts-pro/hooks';

const routes = ['North', 'Coast', 'Ridge', 'Valley'];

// #preview-start
export default function ExportButtons() {
  const apiRef = useChartProApiRef<'bar'>();

  return (
    <div>
      <Stack direction="row" sx={{gap: 1, height: 40}}>
        <Button onClick={() => apiRef.current?.exportAsImage({fileName: 'routes'})}>Save PNG</Button>
        <Button onClick={() => apiRef.current?.exportAsImage({fileName: 'routes', type: 'image/webp'})}>
          Save WebP
        </Button>
        <Button onClick={() => apiRef.current?.exportAsPrint({fileName: 'Routes'})}>Print or PDF</Button>
      </Stack>
      <BarChartPro
        apiRef={apiRef}
        height={260}
        xAxis={[{data: routes}]}
        yAxis={[{label: 'Hikers'}]}
        series={[{data: [240, 410, 180, 305]}]}
        aria-label="Hikers per route: north 240, coast 410, ridge 180, valley 305"
      />
    </div>
  );
}
// #preview-end
