import Button from '@mui/material/Button';
import {useChartProApiRef} from '@mui/x-charts-pro/hooks';
import {PieChartPro} from '@mui/x-charts-pro/PieChartPro';

const energy = [
  {id: 'wind', value: 52, label: 'Wind'},
  {id: 'sun', value: 31, label: 'Sun'},
  {id: 'water', value: 17, label: 'Water'},
];

// #preview-start
/** Adds what the page shows around the chart, and a ground for dark mode. */
function addTitle(iframe: HTMLIFrameElement) {
  const page = iframe.contentDocument;
  if (!page) return;
  const title = page.createElement('h1');
  title.textContent = 'Renewable energy 2025, in percent';
  title.style.font = '600 20px sans-serif';
  page.body.prepend(title);
  page.body.style.padding = '16px';
  page.body.style.background = 'white';
}

export default function ExportWithTitle() {
  const apiRef = useChartProApiRef<'pie'>();

  return (
    <div>
      <PieChartPro
        apiRef={apiRef}
        height={220}
        series={[{data: energy}]}
        aria-label="Renewable energy: wind 52, sun 31, water 17 percent"
      />
      <Button
        sx={{height: 40}}
        onClick={() => apiRef.current?.exportAsImage({fileName: 'energy', onBeforeExport: addTitle})}
      >
        Save with a title
      </Button>
    </div>
  );
}
// #preview-end
