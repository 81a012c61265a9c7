import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {DataGridPro, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';

const rows = Array.from({length: 150}, (_, index) => ({
  id: index + 1,
  plot: `Plot ${index + 1}`,
  crop: ['Beans', 'Leeks', 'Onions'][index % 3],
}));

const columns: GridColDef[] = [
  {field: 'plot', headerName: 'Plot', minWidth: 100, flex: 1},
  {field: 'crop', headerName: 'Crop', width: 120},
];

// #preview-start
interface Position {
  top: number;
  left: number;
}

function Plots({position, onLeave}: {position: Position; onLeave: (position: Position) => void}) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const api = apiRef.current;
    let last = position;
    const stop = api?.subscribeEvent('scrollPositionChange', ({top, left}) => {
      last = {top, left};
    });
    return () => {
      stop?.();
      onLeave(last);
    };
  }, [apiRef, position, onLeave]);

  return (
    <DataGridPro
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={{scroll: position}}
      aria-label="Plots"
    />
  );
}

export default function RestoreScroll() {
  const [tab, setTab] = React.useState(0);
  const [position, setPosition] = React.useState<Position>({top: 0, left: 0});

  return (
    <div>
      <Tabs value={tab} onChange={(_event, value: number) => setTab(value)}>
        <Tab label="Plots" />
        <Tab label="Notes" />
      </Tabs>
      <div style={{height: 326, paddingTop: 8, boxSizing: 'border-box'}}>
        {tab === 0 ? <Plots position={position} onLeave={setPosition} /> : 'Water the leeks on Friday.'}
      </div>
    </div>
  );
}
// #preview-end
