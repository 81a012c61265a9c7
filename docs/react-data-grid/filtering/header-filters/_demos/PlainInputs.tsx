import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, bird: 'Blackbird', habitat: 'Gardens', wingspan: 36},
  {id: 2, bird: 'Starling', habitat: 'Farmland', wingspan: 39},
  {id: 3, bird: 'Wren', habitat: 'Woodland', wingspan: 15},
];

const columns: GridColDef[] = [
  {field: 'bird', headerName: 'Bird', width: 150},
  {field: 'habitat', headerName: 'Habitat', minWidth: 170, flex: 1},
  {field: 'wingspan', headerName: 'Wingspan (cm)', type: 'number', width: 160},
];

// #preview-start
const slots = {headerFilterMenu: null};
const slotProps = {headerFilterCell: {showClearIcon: true}};
// #preview-end

export default function PlainInputs() {
  return (
    <div style={{height: 320}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={slots}
        slotProps={slotProps}
        initialState={{
          filter: {filterModel: {items: [{field: 'habitat', operator: 'contains', value: 'land'}]}},
        }}
        label="Birds"
      />
      {/* #preview-end */}
    </div>
  );
}
