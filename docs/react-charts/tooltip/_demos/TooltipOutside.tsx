import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import type {BarItemIdentifier} from '@mui/x-charts/models';

const peaks = ['Granite Top', 'Foggy Peak', 'Old Man', 'Twin Rock'];
const visitors = [1820, 2410, 960, 1375];

export default function TooltipOutside() {
  const [item, setItem] = useState<BarItemIdentifier | null>(null);
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', gap: 1}}>
        {peaks.map((peak, dataIndex) => (
          <Button
            key={peak}
            size="small"
            variant="outlined"
            onFocus={() => setItem({type: 'bar', seriesId: 'visitors', dataIndex})}
            onBlur={() => setItem(null)}
          >
            {peak}
          </Button>
        ))}
      </Stack>
      {/* #preview-start */}
      <BarChart
        height={260}
        xAxis={[{data: peaks}]}
        series={[{id: 'visitors', label: 'Visitors', data: visitors}]}
        tooltipItem={item}
        onTooltipItemChange={setItem}
        slotProps={{tooltip: {trigger: 'item', anchor: 'node'}}}
        hideLegend
        aria-label="Visitors on four peaks, most of them on Foggy Peak"
      />
      {/* #preview-end */}
    </Stack>
  );
}
