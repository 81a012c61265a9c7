import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';
import type {HighlightItemData} from '@mui/x-charts/context';

const tariffs = ['Basic', 'Family', 'Office'];
const scope = {highlight: 'item', fade: 'global'} as const;

// #preview-start
export default function HighlightTogether() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const shared = {highlightedItem: item, onHighlightChange: setItem};

  return (
    <div>
      <BarChart
        {...shared}
        height={170}
        xAxis={[{data: tariffs}]}
        yAxis={[{label: 'Customers', width: 65}]}
        series={[{id: 'tariff', data: [820, 540, 210], highlightScope: scope}]}
        aria-label="Customers: basic 820, family 540, office 210"
      />
      <BarChart
        {...shared}
        height={170}
        xAxis={[{data: tariffs}]}
        yAxis={[{label: 'Euros a month', width: 65}]}
        series={[{id: 'tariff', data: [9, 19, 49], color: '#00796b', highlightScope: scope}]}
        aria-label="Price a month: basic 9, family 19, office 49 euros"
      />
    </div>
  );
}
// #preview-end
