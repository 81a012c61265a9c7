import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import type {HighlightItemData} from '@mui/x-charts/context';

const branches = ['Ulm', 'Bonn', 'Kiel', 'Jena'];
const orders = [64, 91, 38, 57];

// #preview-start
export default function HighlightClicked() {
  const [picked, setPicked] = React.useState<HighlightItemData | null>({seriesId: 'orders', dataIndex: 1});

  return (
    <div>
      <BarChart
        height={240}
        xAxis={[{data: branches}]}
        series={[{id: 'orders', data: orders, highlightScope: {highlight: 'item', fade: 'global'}}]}
        highlightedItem={picked}
        onItemClick={(_event, {seriesId, dataIndex}) => setPicked({seriesId, dataIndex})}
        aria-label="Orders today: Ulm 64, Bonn 91, Kiel 38, Jena 57"
      />
      <Stack direction="row" sx={{gap: 1, flexWrap: 'wrap', height: 32, overflow: 'hidden'}}>
        {branches.map((branch, dataIndex) => (
          <Button
            key={branch}
            size="small"
            sx={{minWidth: 48, height: 32}}
            aria-pressed={picked?.dataIndex === dataIndex}
            onClick={() => setPicked({seriesId: 'orders', dataIndex})}
          >
            {branch}
          </Button>
        ))}
      </Stack>
    </div>
  );
}
// #preview-end
