import * as React from 'react';
import Button from '@mui/material/Button';
import {BarChart} from '@mui/x-charts/BarChart';
import {Toolbar, ToolbarButton} from '@mui/x-charts/Toolbar';

const years = ['2023', '2024', '2025'];

// #preview-start
const Stacked = React.createContext({stacked: false, toggle: () => {}});

function StackToolbar() {
  const {stacked, toggle} = React.useContext(Stacked);

  return (
    <Toolbar aria-label="View">
      <ToolbarButton render={<Button size="small" color="inherit" />} aria-pressed={stacked} onClick={toggle}>
        Stacked
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarCommunity() {
  const [stacked, setStacked] = React.useState(false);
  const context = React.useMemo(() => ({stacked, toggle: () => setStacked((before) => !before)}), [stacked]);
  const stack = stacked ? 'members' : undefined;

  return (
    <Stacked value={context}>
      <BarChart
        height={240}
        showToolbar
        slots={{toolbar: StackToolbar}}
        xAxis={[{data: years}]}
        series={[
          {data: [120, 138, 151], label: 'Adults', stack},
          {data: [64, 71, 92], label: 'Children', stack},
        ]}
        aria-label="Members of a club: adults from 120 to 151, children from 64 to 92"
      />
    </Stacked>
  );
}
// #preview-end
