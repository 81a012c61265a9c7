import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

interface Visit {
  id: number;
  museum: string;
  ticket: string;
  day: string;
  guests: number;
  note: string;
}

const rows: Visit[] = [
  {id: 1, museum: 'Ceramics', ticket: 'Adult', day: 'Saturday', guests: 210, note: ''},
  {id: 2, museum: 'Ceramics', ticket: 'Child', day: 'Saturday', guests: 85, note: 'School group'},
  {id: 3, museum: 'Ceramics', ticket: 'Adult', day: 'Sunday', guests: 260, note: ''},
  {id: 4, museum: 'Railway', ticket: 'Adult', day: 'Saturday', guests: 320, note: 'Steam day'},
  {id: 5, museum: 'Railway', ticket: 'Child', day: 'Sunday', guests: 410, note: ''},
  {id: 6, museum: 'Textile', ticket: 'Adult', day: 'Saturday', guests: 95, note: ''},
  {id: 7, museum: 'Toys', ticket: 'Child', day: 'Sunday', guests: 340, note: 'Puppet show'},
  {id: 8, museum: 'Harbor', ticket: 'Adult', day: 'Sunday', guests: 180, note: ''},
];

const model: GridPivotModel = {
  rows: [{field: 'museum'}],
  columns: [{field: 'day'}],
  values: [{field: 'guests', aggFunc: 'sum'}],
};

// #preview-start
const columns: GridColDef<Visit>[] = [
  {field: 'museum', headerName: 'Museum', width: 110},
  {field: 'ticket', headerName: 'Ticket', width: 100},
  {field: 'day', headerName: 'Day', width: 110},
  {field: 'guests', headerName: 'Guests', type: 'number', width: 100},
  // Free text makes no groups: the panel does not offer it.
  {field: 'note', headerName: 'Note', width: 130, pivotable: false},
];

const initialState = {
  pivoting: {enabled: true, model},
  sidebar: {open: true, value: GridSidebarValue.Pivot},
};
// #preview-end

export default function PivotPanelOpen() {
  return (
    <div style={{height: 530}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        label="Museum visits"
      />
    </div>
  );
}
