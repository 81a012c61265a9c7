import {DataGrid, getGridStringOperators, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, part: 'M4-A screw', code: 'aX10'},
  {id: 2, part: 'M4-a washer', code: 'AX10'},
  {id: 3, part: 'M6 bolt', code: 'ax22'},
  {id: 4, part: 'Dowel', code: ''},
  {id: 5, part: 'Wing nut', code: 'AX10'},
];

// #preview-start
const labels = new Map([
  ['contains', 'has in it'],
  ['startsWith', 'begins with'],
  ['isEmpty', 'is missing'],
]);

/** Three of the text operators, with other labels. */
const simpleOperators = getGridStringOperators().flatMap((operator) => {
  const label = labels.get(operator.value);
  return label ? [{...operator, label}] : [];
});

/** All text operators; “equals” tells upper from lower case. */
const exactOperators = getGridStringOperators().map((operator) =>
  operator.value === 'equals'
    ? {
        ...operator,
        label: 'equals exactly',
        getApplyFilterFn: ({value}: {value?: string}) => (value ? (cell: string) => cell === value : null),
      }
    : operator,
);

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'part', headerName: 'Part', minWidth: 120, flex: 1, filterOperators: simpleOperators},
  {field: 'code', headerName: 'Code', width: 120, filterOperators: exactOperators},
];
// #preview-end

const initialState = {
  filter: {filterModel: {items: [{field: 'code', operator: 'equals', value: 'AX10'}]}},
};

export default function ChangedOperators() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} initialState={initialState} showToolbar label="Parts" />
    </div>
  );
}
