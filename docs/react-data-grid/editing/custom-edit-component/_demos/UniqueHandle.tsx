import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Member {
  id: number;
  name: string;
  handle: string;
}

const rows: Member[] = [
  {id: 1, name: 'Ada Byron', handle: 'ada'},
  {id: 2, name: 'Ben Okri', handle: 'okri'},
  {id: 3, name: 'Cleo Marsh', handle: 'cleo'},
];

/** Stands for a request to your server. */
const isTaken = (handle: string) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(['ada', 'admin', 'root'].includes(handle)), 500);
  });

// #preview-start
const checkHandle = async ({props, row}: GridPreProcessEditCellProps<string, Member>) => {
  const handle = props.value ?? '';
  const error = handle !== row.handle && (await isTaken(handle));
  return {...props, error, message: error ? 'Taken' : ''};
};

function HandleField(params: GridRenderEditCellParams<Member, string>) {
  const {id, field, value, hasFocus, isProcessingProps, error, message} = params;
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  // What users type appears at once, the grid gets it when they pause.
  const [text, setText] = React.useState(value ?? '');

  React.useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <InputBase
      inputRef={input}
      value={text}
      error={Boolean(error)}
      inputProps={{'aria-label': 'Handle', 'aria-describedby': `handle-${id}`}}
      onChange={({target}) => {
        setText(target.value);
        void apiRef.current.setEditCellValue({id, field, value: target.value, debounceMs: 300});
      }}
      endAdornment={
        <Typography id={`handle-${id}`} role="status" variant="caption" color="error">
          {isProcessingProps ? '…' : String(message ?? '')}
        </Typography>
      }
      sx={{px: 1}}
    />
  );
}

const columns: GridColDef<Member>[] = [
  {field: 'name', headerName: 'Name', minWidth: 110, flex: 1},
  {
    field: 'handle',
    headerName: 'Handle',
    width: 170,
    editable: true,
    preProcessEditCellProps: checkHandle,
    renderEditCell: (params: GridRenderEditCellParams<Member, string>) => <HandleField {...params} />,
  },
];

export default function UniqueHandle() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Members" />
    </div>
  );
}
// #preview-end
