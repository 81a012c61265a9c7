import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGridPro,
  type GridCellParams,
  type GridColDef,
  type GridListViewColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Job {
  id: number;
  place: string;
  time: string;
  note: string;
}

const rows: Job[] = [
  {id: 1, place: 'Mill Road 4', time: '08:30', note: 'Replace the meter. The key is at number 6.'},
  {id: 2, place: 'Park Lane 12', time: '10:00', note: 'Read the meter.'},
  {id: 3, place: 'Harbor Street 1', time: '13:15', note: 'No heating on the second floor.'},
];

const columns: GridColDef<Job>[] = [{field: 'time'}, {field: 'place'}, {field: 'note'}];

const listViewColumn: GridListViewColDef<Job> = {
  field: 'job',
  display: 'flex',
  renderCell: ({row}) => `${row.time} ${row.place}`,
};

// #preview-start
export default function ListDetails() {
  const [job, setJob] = React.useState<Job | null>(null);

  return (
    <div style={{height: 210}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        onRowClick={({row}: GridRowParams<Job>) => setJob(row)}
        onCellKeyDown={({row}: GridCellParams<Job>, event) => {
          if (event.key === 'Enter') setJob(row);
        }}
        aria-label="Jobs of today"
      />
      <Dialog open={job !== null} onClose={() => setJob(null)} aria-labelledby="job">
        <DialogTitle id="job">{job?.place}</DialogTitle>
        <DialogContent>{job?.note}</DialogContent>
        <DialogActions>
          <Button onClick={() => setJob(null)}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
// #preview-end
