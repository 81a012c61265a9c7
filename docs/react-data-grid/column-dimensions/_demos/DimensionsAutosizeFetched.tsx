import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const days = {
  Saturday: [
    {id: 1, time: '11:00', talk: 'Bread', speaker: 'Ana Sousa'},
    {id: 2, time: '14:30', talk: 'Yeast, salt, and water', speaker: 'Tom Baker'},
  ],
  Sunday: [
    {id: 3, time: '10:15', talk: 'Sourdough for very patient beginners', speaker: 'Bartholomew Fitzgerald'},
    {id: 4, time: '15:00', talk: 'Rye', speaker: 'Mira Lund'},
  ],
};
type Day = keyof typeof days;
type Talk = (typeof days)[Day][number];

/** Stands for your server. */
async function fetchTalks(day: Day): Promise<Talk[]> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return days[day];
}

const columns: GridColDef<Talk>[] = [
  {field: 'time', headerName: 'Time'},
  {field: 'talk', headerName: 'Talk'},
  {field: 'speaker', headerName: 'Speaker', maxWidth: 180},
];

export default function DimensionsAutosizeFetched() {
  const apiRef = useGridApiRef();
  const [day, setDay] = React.useState<Day>('Saturday');
  const [answer, setAnswer] = React.useState<{day?: Day; rows: Talk[]}>({rows: []});

  React.useEffect(() => {
    let isCurrent = true;
    void fetchTalks(day).then((rows) => {
      if (isCurrent) setAnswer({day, rows});
    });
    return () => {
      isCurrent = false;
    };
  }, [day]);

  // #preview-start
  React.useEffect(() => {
    if (answer.rows.length > 0) void apiRef.current?.autosizeColumns({includeOutliers: true, expand: true});
  }, [apiRef, answer.rows]);
  // #preview-end

  return (
    <div style={{height: 312, display: 'flex', flexDirection: 'column', gap: 8}}>
      <Button onClick={() => setDay(day === 'Saturday' ? 'Sunday' : 'Saturday')} sx={{alignSelf: 'start'}}>
        Show {day === 'Saturday' ? 'Sunday' : 'Saturday'}
      </Button>
      <DataGrid
        apiRef={apiRef}
        rows={answer.rows}
        columns={columns}
        loading={answer.day !== day}
        label={`Talks on ${day}`}
      />
    </div>
  );
}
