import Button from '@mui/material/Button';
import {ChartsToolbarZoomInTrigger, ChartsToolbarZoomOutTrigger} from '@mui/x-charts-pro/ChartsToolbarPro';
import {useChartProApiContext, type ChartProApi} from '@mui/x-charts-pro/context';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {Toolbar, ToolbarButton} from '@mui/x-charts-pro/Toolbar';

const days = Array.from({length: 120}, (_, index) => index + 1);
const sleep = days.map((day) => 7 + Math.round(10 * Math.sin(day / 6)) / 10 + (day % 7 === 0 ? 1 : 0));

// #preview-start
function ZoomToolbar() {
  const apiRef = useChartProApiContext<ChartProApi<'line'>>();
  const text = <Button size="small" color="inherit" />;
  const showAll = () => apiRef.current.setAxisZoomData('day', {axisId: 'day', start: 0, end: 100});

  return (
    <Toolbar aria-label="Zoom">
      <ChartsToolbarZoomInTrigger render={<ToolbarButton render={text} />}>Closer</ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={<ToolbarButton render={text} />}>
        Farther
      </ChartsToolbarZoomOutTrigger>
      <ToolbarButton render={text} onClick={showAll}>
        All days
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarOwnPro() {
  return (
    <LineChartPro
      height={260}
      showToolbar
      slots={{toolbar: ZoomToolbar}}
      xAxis={[{id: 'day', data: days, domainLimit: 'strict', label: 'Day', zoom: true}]}
      yAxis={[{label: 'Sleep (h)'}]}
      series={[{data: sleep, showMark: false}]}
      initialZoom={[{axisId: 'day', start: 50, end: 90}]}
      zoomInteractionConfig={{zoom: ['pinch']}}
      aria-label="Hours of sleep on 120 days, between 6 and 9"
    />
  );
}
// #preview-end
