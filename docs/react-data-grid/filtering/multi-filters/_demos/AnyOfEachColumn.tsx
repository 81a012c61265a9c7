import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, job: 'Frontend engineer', city: 'Lisbon', contract: 'Permanent'},
  {id: 2, job: 'Designer', city: 'Porto', contract: 'Freelance'},
  {id: 3, job: 'Data engineer', city: 'Madrid', contract: 'Permanent'},
  {id: 4, job: 'Support', city: 'Porto', contract: 'Permanent'},
];

const columns: GridColDef[] = [
  {field: 'job', headerName: 'Job', minWidth: 150, flex: 1},
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ['Lisbon', 'Madrid', 'Porto'],
    width: 110,
  },
  {
    field: 'contract',
    headerName: 'Contract',
    type: 'singleSelect',
    valueOptions: ['Freelance', 'Permanent'],
    width: 140,
  },
];

// #preview-start
// (Lisbon OR Porto) AND Permanent
const items = [
  {id: 1, field: 'city', operator: 'isAnyOf', value: ['Lisbon', 'Porto']},
  {id: 2, field: 'contract', operator: 'is', value: 'Permanent'},
];

export default function AnyOfEachColumn() {
  return (
    <div style={{height: 318}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{filter: {filterModel: {items}}}}
        showToolbar
        label="Open positions"
      />
    </div>
  );
}
// #preview-end
