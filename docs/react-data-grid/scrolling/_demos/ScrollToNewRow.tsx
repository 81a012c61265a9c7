import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';

interface Part {
  id: number;
  part: string;
  count: number;
}

const firstRows: Part[] = Array.from({length: 40}, (_, index) => ({
  id: index + 1,
  part: `Screw M${3 + (index % 8)}`,
  count: 100 + ((index * 31) % 90),
}));

const columns: GridColDef<Part>[] = [
  {field: 'part', headerName: 'Part', minWidth: 110, flex: 1, editable: true},
  {field: 'count', headerName: 'Count', type: 'number', width: 100, editable: true},
];

export default function ScrollToNewRow() {
  const [rows, setRows] = React.useState(firstRows);
  // #preview-start
  const apiRef = useGridApiRef();
  const [added, setAdded] = React.useState<number>();

  const addRow = () => {
    const id = rows.length + 1;
    setRows([{id, part: '', count: 0}, ...rows]);
    setAdded(id);
  };

  React.useEffect(() => {
    if (added === undefined) return;
    apiRef.current?.startRowEditMode({id: added, fieldToFocus: 'part'});
    apiRef.current?.scroll({top: 0});
  }, [apiRef, added]);
  // #preview-end

  return (
    <div>
      <Stack direction="row" sx={{height: 44, alignItems: 'center'}}>
        <Button size="small" variant="outlined" onClick={addRow}>
          Add a part
        </Button>
      </Stack>
      <div style={{height: 318}}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          editMode="row"
          processRowUpdate={(part) => {
            setRows((current) => current.map((row) => (row.id === part.id ? part : row)));
            return part;
          }}
          aria-label="Parts"
        />
      </div>
    </div>
  );
}
