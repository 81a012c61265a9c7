import * as React from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import {DataGridPro, type DataGridProProps, type GridColDef, type GridRowId} from '@mui/x-data-grid-pro';

const rows = Array.from({length: 30}, (_, index) => ({id: index + 1, machine: `Press ${index + 1}`}));

const columns: GridColDef[] = [{field: 'machine', headerName: 'Machine', flex: 1}];

/** Stands for your server. Some machines have a longer log than others. */
async function fetchLog(id: GridRowId) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return Array.from({length: 1 + (Number(id) % 4)}, (_, index) => `Check ${index + 1}: passed`);
}

// #preview-start
/** Outside the components: it outlives the panels, which unmount while users scroll. */
const logs = new Map<GridRowId, string[]>();
/** Heights as they were last displayed, for panels whose content is not there yet. */
const heights = new Map<GridRowId, number>();

function MachineLog({id}: {id: GridRowId}) {
  const [log, setLog] = React.useState(logs.get(id));

  React.useEffect(() => {
    if (log) return undefined;
    let isWanted = true;
    fetchLog(id).then((lines) => {
      logs.set(id, lines);
      if (isWanted) setLog(lines);
    }, console.error);
    return () => {
      isWanted = false;
    };
  }, [id, log]);

  return (
    <Box
      ref={(element: HTMLElement | null) => {
        if (element && log) heights.set(id, element.offsetHeight);
      }}
      sx={{p: 2, minHeight: heights.get(id) ?? 80}}
    >
      {log ? log.map((line) => <div key={line}>{line}</div>) : <Skeleton width={160} />}
    </Box>
  );
}
// #preview-end

const getDetailPanelContent: DataGridProProps['getDetailPanelContent'] = ({id}) => <MachineLog id={id} />;
const getDetailPanelHeight = () => 'auto' as const;
const initialState = {detailPanel: {expandedRowIds: new Set<GridRowId>([1, 3])}};

export default function CachedPanels() {
  return (
    <div style={{height: 406}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        hideFooter
        label="Machines"
      />
    </div>
  );
}
