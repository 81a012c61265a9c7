import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Flight {
  id: string;
  to: string;
  gate: string;
  aircraft: string;
}

const rows: Flight[] = [
  {id: 'OS 201', to: 'Vienna', gate: 'B12', aircraft: 'A320, 174 seats'},
  {id: 'AF 1145', to: 'Paris', gate: 'A04', aircraft: 'A220, 148 seats'},
  {id: 'TP 553', to: 'Lisbon', gate: 'C31', aircraft: 'E195, 118 seats'},
];

const columns: GridColDef<Flight>[] = [
  {field: 'id', headerName: 'Flight', width: 110},
  {field: 'to', headerName: 'To', minWidth: 100, flex: 1},
  {field: 'gate', headerName: 'Gate', width: 90},
];

const getDetailPanelContent = ({row}: GridRowParams<Flight>) => <Box sx={{p: 2}}>{row.aircraft}</Box>;
const getDetailPanelHeight = () => 56;

// #preview-start
/** The row that was opened last. */
const lastOf = (ids: ReadonlySet<GridRowId>) => new Set([...ids].slice(-1));

export default function OnePanel() {
  const [expanded, setExpanded] = React.useState<Set<GridRowId>>(new Set());

  return (
    <div style={{height: 350}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expanded}
        onDetailPanelExpandedRowIdsChange={(ids) => setExpanded(lastOf(ids))}
        onCellClick={({id, field}) => {
          // The toggle has its own click handler.
          if (field === GRID_DETAIL_PANEL_TOGGLE_FIELD) return;
          setExpanded((ids) => (ids.has(id) ? new Set() : new Set([id])));
        }}
        disableRowSelectionOnClick
        label="Departures"
      />
    </div>
  );
}
// #preview-end
