import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef, type GridRowHeightParams} from '@mui/x-data-grid';

const rows = [
  {id: 1, word: 'Saudade', language: 'Portuguese', meaning: 'Longing for something\nthat may not come back'},
  {id: 2, word: 'Hygge', language: 'Danish', meaning: 'Warmth of being together'},
  {id: 3, word: 'Komorebi', language: 'Japanese', meaning: 'Sunlight that falls\nthrough leaves'},
];

export default function HeightChanging() {
  const [open, setOpen] = React.useState<ReadonlySet<unknown>>(new Set());

  // #preview-start
  // A new function whenever the answer changes, and only then.
  const getRowHeight = React.useCallback(
    ({id}: GridRowHeightParams) => (open.has(id) ? ('auto' as const) : null),
    [open],
  );
  // #preview-end

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(() => {
    const toggle = (id: unknown) =>
      setOpen(
        (current) =>
          new Set(current.has(id) ? [...current].filter((other) => other !== id) : [...current, id]),
      );
    return [
      {field: 'word', headerName: 'Word', width: 110},
      {
        field: 'meaning',
        headerName: 'Meaning',
        minWidth: 170,
        flex: 1,
        display: 'flex',
        renderCell: ({id, row, tabIndex}) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-expanded={open.has(id)}
            onClick={() => toggle(id)}
            sx={{whiteSpace: 'pre-line', textAlign: 'start', textTransform: 'none'}}
          >
            {open.has(id) ? row.meaning : `Meaning of ${row.word}`}
          </Button>
        ),
      },
    ];
  }, [open]);

  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} getRowHeight={getRowHeight} label="Untranslatable words" />
    </div>
  );
}
