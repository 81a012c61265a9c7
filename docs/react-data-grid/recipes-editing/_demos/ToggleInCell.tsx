import * as React from 'react';
import Switch from '@mui/material/Switch';
import {DataGrid, type GridColDef, type GridRenderCellParams} from '@mui/x-data-grid';

interface Feed {
  id: number;
  feed: string;
  active: boolean;
}

const feeds: Feed[] = [
  {id: 1, feed: 'Weather', active: true},
  {id: 2, feed: 'Traffic', active: false},
  {id: 3, feed: 'Air quality', active: true},
];

// #preview-start
interface ToggleProps extends GridRenderCellParams<Feed> {
  onToggle: (id: number, active: boolean) => void;
}

function ToggleCell({row, tabIndex, hasFocus, onToggle}: ToggleProps) {
  const input = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <Switch
      checked={row.active}
      onChange={(_event, active) => onToggle(row.id, active)}
      // Space belongs to the switch. Without this, the grid scrolls instead.
      onKeyDown={(event) => {
        if (event.key === ' ') event.stopPropagation();
      }}
      slotProps={{input: {ref: input, tabIndex, 'aria-label': `${row.feed} is active`}}}
    />
  );
}

export default function ToggleInCell() {
  const [rows, setRows] = React.useState(feeds);

  const columns = React.useMemo<GridColDef<Feed>[]>(() => {
    const toggle = (id: number, active: boolean) =>
      setRows((current) => current.map((row) => (row.id === id ? {...row, active} : row)));
    return [
      {field: 'feed', headerName: 'Feed', minWidth: 120, flex: 1},
      {
        field: 'active',
        headerName: 'Active',
        type: 'boolean',
        width: 100,
        renderCell: (params) => <ToggleCell {...params} onToggle={toggle} />,
      },
    ];
  }, []);
  // #preview-end

  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} disableRowSelectionOnClick label="Feeds" />
    </div>
  );
}
