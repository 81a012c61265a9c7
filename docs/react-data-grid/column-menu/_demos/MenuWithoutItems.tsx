import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, ward: 'North', voters: 18420, turnout: 0.61},
  {id: 2, ward: 'Harbor', voters: 12075, turnout: 0.54},
  {id: 3, ward: 'Old Town', voters: 9310, turnout: 0.68},
];

const columns: GridColDef[] = [
  {field: 'ward', headerName: 'Ward', minWidth: 100, flex: 1},
  {field: 'voters', headerName: 'Voters', type: 'number', width: 110},
  {
    field: 'turnout',
    headerName: 'Turnout',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `${Math.round(value * 100)} %`,
  },
];

export default function MenuWithoutItems() {
  return (
    <div style={{height: 267}}>
      <DataGrid
        rows={rows}
        columns={columns}
        // #preview-start
        slotProps={{
          columnMenu: {
            slots: {
              // Nothing to hide, and no panel to manage.
              columnMenuColumnsItem: null,
            },
          },
        }}
        // #preview-end
        label="Election results"
      />
    </div>
  );
}
