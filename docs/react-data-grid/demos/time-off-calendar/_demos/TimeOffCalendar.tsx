import * as React from 'react';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {DataGridPro, type GridColDef, type GridRowId} from '@mui/x-data-grid-pro';
import {
  absenceOn,
  addMonths,
  countOn,
  daysOf,
  firstAbsences,
  isWeekend,
  kinds,
  nameOfMonth,
  people,
  problemOf,
  spanFrom,
  weekdayOf,
  type Absence,
  type Kind,
} from './absences';

interface Row {
  id: number;
  name: string;
  absences: readonly Absence[];
}

/** The pinned row that counts who is away. */
const totalId = 0;
/** More than this many at a time are too many. */
const mostAway = 2;

const colors: Record<Kind, 'primary' | 'error' | 'success'> = {
  Vacation: 'primary',
  'Sick leave': 'error',
  Training: 'success',
};

function Bar({kind}: {kind: Kind}) {
  return (
    <Box
      title={kind}
      sx={({palette}) => ({
        height: 'calc(100% - 8px)',
        my: '4px',
        px: 0.5,
        lineHeight: '32px',
        textAlign: 'start',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        borderRadius: 1,
        borderInlineStart: `4px solid ${palette[colors[kind]].main}`,
        bgcolor: `color-mix(in srgb, ${palette[colors[kind]].main} 25%, transparent)`,
      })}
    >
      {kind}
    </Box>
  );
}

// #preview-start
const createColumns = (days: readonly string[]): GridColDef<Row>[] => [
  {field: 'name', headerName: 'Name', width: 120, sortable: false},
  ...days.map((day): GridColDef<Row> => ({
    field: day,
    headerName: `${weekdayOf(day)} ${Number(day.slice(-2))}`,
    width: 44,
    minWidth: 44,
    sortable: false,
    align: 'center',
    headerAlign: 'center',
    headerClassName: isWeekend(day) ? 'weekend' : '',
    cellClassName: ({row}) => {
      if (row.id === totalId && countOn(row.absences, day) > mostAway) return 'crowded';
      return isWeekend(day) ? 'weekend' : '';
    },
    valueGetter: (_value, {id, absences}) =>
      id === totalId ? countOn(absences, day) || null : absenceOn(absences, day)?.kind,
    colSpan: (_value, {id, absences}) => {
      const absence = id === totalId ? undefined : absenceOn(absences, day);
      return absence ? spanFrom(absence, day, days) : 1;
    },
    renderHeader: () => (
      <Box sx={{fontSize: 12, lineHeight: 1.4, textAlign: 'center'}}>
        <div>{weekdayOf(day)}</div>
        <div>{Number(day.slice(-2))}</div>
      </Box>
    ),
    renderCell: ({row}) => {
      if (row.id === totalId) return countOn(row.absences, day) || null;
      const absence = absenceOn(row.absences, day);
      return absence ? <Bar kind={absence.kind} /> : null;
    },
  })),
];
// #preview-end

interface FormProps {
  draft: Absence;
  absences: readonly Absence[];
  onClose: () => void;
  /** With `null`, the absence is deleted. */
  onSave: (absence: Absence | null) => void;
}

function AbsenceForm({draft, absences, onClose, onSave}: FormProps) {
  const [absence, setAbsence] = React.useState(draft);
  const problem = problemOf(absence, absences);
  const isNew = !absences.some(({id}) => id === draft.id);
  const shrink = {inputLabel: {shrink: true}};

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    if (problem === '') onSave(absence);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="absence-title">
      <form onSubmit={save}>
        <DialogTitle id="absence-title">{people.find(({id}) => id === draft.personId)?.name}</DialogTitle>
        <DialogContent sx={{display: 'grid', gap: 2}}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Kind"
            value={absence.kind}
            onChange={(_event, name) => {
              const kind = kinds.find((known) => known === name);
              if (kind) setAbsence({...absence, kind});
            }}
          >
            {kinds.map((kind) => (
              <ToggleButton key={kind} value={kind}>
                {kind}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <TextField
            type="date"
            label="First day"
            value={absence.from}
            slotProps={shrink}
            onChange={({target}) => setAbsence({...absence, from: target.value})}
          />
          <TextField
            type="date"
            label="Last day"
            value={absence.to}
            slotProps={shrink}
            error={problem !== ''}
            helperText={problem || ' '}
            onChange={({target}) => setAbsence({...absence, to: target.value})}
          />
        </DialogContent>
        <DialogActions>
          {isNew ? null : <Button onClick={() => onSave(null)}>Delete</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export default function TimeOffCalendar() {
  const [month, setMonth] = React.useState('2026-06');
  const [absences, setAbsences] = React.useState(firstAbsences);
  const [draft, setDraft] = React.useState<Absence | null>(null);

  const columns = React.useMemo(() => createColumns(daysOf(month)), [month]);
  const rows = React.useMemo(
    () =>
      people.map((person): Row => ({
        ...person,
        absences: absences.filter(({personId}) => personId === person.id),
      })),
    [absences],
  );
  const pinnedRows = React.useMemo(() => ({bottom: [{id: totalId, name: 'Away', absences}]}), [absences]);

  const open = (personId: GridRowId, day: string) => {
    const row = rows.find(({id}) => id === personId);
    if (!row || day === 'name') return;
    const id = Math.max(0, ...absences.map((absence) => absence.id)) + 1;
    const existing = absenceOn(row.absences, day);
    setDraft(existing ?? {id, personId: row.id, kind: 'Vacation', from: day, to: day});
  };

  const save = (absence: Absence | null) => {
    const others = absences.filter(({id}) => id !== draft?.id);
    setAbsences(absence ? [...others, absence] : others);
    setDraft(null);
  };

  return (
    <Box>
      <Stack direction="row" sx={{alignItems: 'center', height: 48}}>
        <IconButton aria-label="Previous month" onClick={() => setMonth(addMonths(month, -1))}>
          <NavigateBeforeIcon />
        </IconButton>
        <IconButton aria-label="Next month" onClick={() => setMonth(addMonths(month, 1))}>
          <NavigateNextIcon />
        </IconButton>
        <Typography role="status">{nameOfMonth(month)}</Typography>
      </Stack>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        initialState={{pinnedColumns: {left: ['name']}}}
        onCellClick={({id, field}) => open(id, field)}
        onCellKeyDown={({id, field}, event) => {
          if (event.key === 'Enter') open(id, field);
        }}
        rowHeight={40}
        disableColumnMenu
        disableColumnReorder
        disableColumnResize
        disableRowSelectionOnClick
        hideFooter
        aria-label={`Absences in ${nameOfMonth(month)}`}
        sx={{
          height: 380,
          '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {px: '3px'},
          '& [data-field=name]': {px: 1},
          '& .weekend': {bgcolor: 'action.hover'},
          '& .crowded': {fontWeight: 'bold', boxShadow: 'inset 0 3px var(--mui-palette-error-main, #d32f2f)'},
        }}
      />
      {draft ? (
        <AbsenceForm draft={draft} absences={absences} onClose={() => setDraft(null)} onSave={save} />
      ) : null}
    </Box>
  );
}
