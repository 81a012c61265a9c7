import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, tariff: 'Single', zone1: '2.60', zone2: '3.80'},
  {id: 2, tariff: 'Day', zone1: '6.50', zone2: '9.20'},
  {id: 3, tariff: 'Week', zone1: '19.00', zone2: '27.50'},
];

const columns: GridColDef[] = [
  {field: 'tariff', headerName: 'Tariff', minWidth: 100, flex: 1},
  {field: 'zone1', headerName: 'Zone 1', width: 100, editable: true},
  {field: 'zone2', headerName: 'Zone 2', width: 100, editable: true},
];

// #preview-start
interface Question {
  cells: number;
  paste: () => void;
  cancel: () => void;
}

export default function ConfirmPaste() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const ask = ({data}: {data: string[][]}) =>
    new Promise<void>((resolve, reject) => {
      setQuestion({
        cells: data.flat().length,
        paste: resolve,
        cancel: () => reject(new Error('Canceled')),
      });
    });

  const answer = (action?: () => void) => {
    action?.();
    setQuestion(null);
  };

  return (
    <div style={{height: 266}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={ask}
        aria-label="Fares"
      />
      <Dialog open={question !== null} onClose={() => answer(question?.cancel)}>
        <DialogTitle>Paste {question?.cells} values?</DialogTitle>
        <DialogActions>
          <Button onClick={() => answer(question?.cancel)}>Cancel</Button>
          <Button onClick={() => answer(question?.paste)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
// #preview-end
