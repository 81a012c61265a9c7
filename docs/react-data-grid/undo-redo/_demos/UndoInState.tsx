import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGridPremium, useGridApiRef, type GridColDef} from '@mui/x-data-grid-premium';

interface Guest {
  id: number;
  name: string;
  adults: number;
}

const firstGuests: Guest[] = [
  {id: 1, name: 'Turner', adults: 2},
  {id: 2, name: 'Jensen', adults: 4},
  {id: 3, name: 'Moreau', adults: 1},
];

const columns: GridColDef<Guest>[] = [
  {field: 'name', headerName: 'Name', minWidth: 120, flex: 1, editable: true},
  {field: 'adults', headerName: 'Adults', type: 'number', width: 110, editable: true},
];

export default function UndoInState() {
  // #preview-start
  const apiRef = useGridApiRef();
  const [guests, setGuests] = React.useState(firstGuests);

  const save = (guest: Guest) => {
    setGuests((current) => current.map((row) => (row.id === guest.id ? guest : row)));
    return guest;
  };

  const takeOver = () => {
    setGuests((current) => current.map((row) => apiRef.current?.getRow<Guest>(row.id) ?? row));
  };
  // #preview-end

  return (
    <div>
      <div style={{height: 266}}>
        {/* #preview-start */}
        <DataGridPremium
          apiRef={apiRef}
          rows={guests}
          columns={columns}
          processRowUpdate={save}
          onUndo={takeOver}
          onRedo={takeOver}
          aria-label="Guests"
        />
        {/* #preview-end */}
      </div>
      <Typography role="status" sx={{mt: 1, height: 24}}>
        {guests.reduce((sum, {adults}) => sum + adults, 0)} adults
      </Typography>
    </div>
  );
}
