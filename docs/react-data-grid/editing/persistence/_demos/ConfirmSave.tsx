import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Member {
  id: number;
  name: string;
  fee: number;
}

const members: Member[] = [
  {id: 1, name: 'Carla Stone', fee: 40},
  {id: 2, name: 'Jonas Weber', fee: 25},
  {id: 3, name: 'Mei Tanaka', fee: 40},
];

const columns: GridColDef<Member>[] = [
  {field: 'name', headerName: 'Member', minWidth: 140, flex: 1},
  {field: 'fee', headerName: 'Fee (€)', type: 'number', width: 110, editable: true},
];

interface Question {
  text: string;
  answer: (row: Member) => void;
  edited: Member;
  original: Member;
}

export default function ConfirmSave() {
  const [rows, setRows] = React.useState(members);
  const [question, setQuestion] = React.useState<Question | null>(null);

  // #preview-start
  const ask = (edited: Member, original: Member) => {
    if (edited.fee === original.fee) return original;
    const text = `Change the fee of ${original.name} from ${original.fee} € to ${edited.fee} €?`;
    // The cell stays in edit mode until the dialog has an answer.
    return new Promise<Member>((answer) => setQuestion({text, answer, edited, original}));
  };

  const close = (row: Member | undefined) => {
    if (!question || !row) return;
    setRows((current) => current.map((each) => (each.id === row.id ? row : each)));
    question.answer(row);
    setQuestion(null);
  };
  // #preview-end

  return (
    <div style={{height: 268}}>
      <DataGrid rows={rows} columns={columns} processRowUpdate={ask} label="Members" />
      <Dialog open={question !== null} onClose={() => close(question?.original)} transitionDuration={0}>
        <DialogTitle>{question?.text}</DialogTitle>
        <DialogActions>
          <Button onClick={() => close(question?.original)}>Keep the old fee</Button>
          <Button onClick={() => close(question?.edited)}>Change it</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
