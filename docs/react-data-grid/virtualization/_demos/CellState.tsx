import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Parcel {
  id: string;
  town: string;
  loaded: boolean;
}

const towns = ['Bern', 'Chur', 'Basel', 'Geneva', 'Lucerne', 'Sion', 'Thun', 'Zug'];

const parcels = Array.from({length: 60}, (_, index): Parcel => ({
  id: `P-${100 + index}`,
  town: towns[index % towns.length] ?? '',
  loaded: false,
}));

// #preview-start
/** Forgets what was checked as soon as its row leaves the visible area. */
function LocalCheckbox({label, tabIndex}: {label: string; tabIndex: 0 | -1}) {
  const [checked, setChecked] = React.useState(false);
  return (
    <Checkbox
      checked={checked}
      onChange={() => setChecked(!checked)}
      slotProps={{input: {'aria-label': label, tabIndex}}}
    />
  );
}

export default function CellState() {
  const [rows, setRows] = React.useState(parcels);

  const columns = React.useMemo((): GridColDef<Parcel>[] => {
    const toggle = (id: string) =>
      setRows((all) => all.map((row) => (row.id === id ? {...row, loaded: !row.loaded} : row)));
    return [
      {field: 'id', headerName: 'Parcel', width: 90},
      {field: 'town', headerName: 'To', minWidth: 70, flex: 1},
      {
        field: 'local',
        headerName: 'Local',
        width: 80,
        sortable: false,
        renderCell: ({id, tabIndex}) => <LocalCheckbox label={`Local ${id}`} tabIndex={tabIndex} />,
      },
      {
        field: 'loaded',
        headerName: 'In the row',
        width: 110,
        renderCell: ({row, tabIndex}) => (
          <Checkbox
            checked={row.loaded}
            onChange={() => toggle(row.id)}
            slotProps={{input: {'aria-label': `Loaded ${row.id}`, tabIndex}}}
          />
        ),
      },
    ];
  }, []);

  return (
    <div style={{height: 370}}>
      <DataGrid rows={rows} columns={columns} disableRowSelectionOnClick label="Parcels" />
    </div>
  );
}
// #preview-end
