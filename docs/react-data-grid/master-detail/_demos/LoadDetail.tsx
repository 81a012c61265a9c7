import * as React from 'react';
import Box from '@mui/material/Box';
import {DataGridPro, type GridColDef, type GridRowParams} from '@mui/x-data-grid-pro';

interface Species {
  id: number;
  name: string;
  family: string;
}

const rows: Species[] = [
  {id: 1, name: 'Barn owl', family: 'Owls'},
  {id: 2, name: 'Kingfisher', family: 'Kingfishers'},
  {id: 3, name: 'White stork', family: 'Storks'},
];

const columns: GridColDef<Species>[] = [
  {field: 'name', headerName: 'Species', minWidth: 130, flex: 1},
  {field: 'family', headerName: 'Family', width: 130},
];

const calls = ['a long hiss', 'a short, high whistle', 'clattering with its bill'];

/** Stands for your server. */
async function fetchCall(id: number): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return calls[id - 1] ?? 'unknown';
}

// #preview-start
/** Outside of the panels: they are unmounted with their row. */
const answers = new Map<number, string>();

function BirdCall({id}: {id: number}) {
  const [call, setCall] = React.useState(answers.get(id));

  React.useEffect(() => {
    if (call !== undefined) return undefined;
    let isMounted = true;
    void fetchCall(id).then((answer) => {
      answers.set(id, answer);
      if (isMounted) setCall(answer);
    });
    return () => {
      isMounted = false;
    };
  }, [id, call]);

  return (
    <Box role="status" sx={{p: 2}}>
      {call === undefined ? 'Loading …' : `Its call is ${call}.`}
    </Box>
  );
}

const getDetailPanelContent = ({row}: GridRowParams<Species>) => <BirdCall id={row.id} />;
// #preview-end

const getDetailPanelHeight = () => 56;

export default function LoadDetail() {
  return (
    <div style={{height: 322}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        label="Birds"
      />
    </div>
  );
}
