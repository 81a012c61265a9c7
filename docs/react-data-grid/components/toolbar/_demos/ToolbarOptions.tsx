import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, title: 'Middlemarch', author: 'George Eliot', year: 1871},
  {id: 2, title: 'Persuasion', author: 'Jane Austen', year: 1817},
  {id: 3, title: 'Dracula', author: 'Bram Stoker', year: 1897},
];

const columns: GridColDef[] = [
  {field: 'title', headerName: 'Title', minWidth: 130, flex: 1},
  {field: 'author', headerName: 'Author', minWidth: 130, flex: 1},
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    valueFormatter: (year: number) => String(year),
  },
];

// #preview-start
const slotProps = {
  toolbar: {
    csvOptions: {fileName: 'novels', delimiter: ';'},
    printOptions: {disableToolbarButton: true},
    quickFilterProps: {debounceMs: 300},
  },
};
// #preview-end

export default function ToolbarOptions() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Novels"
        showToolbar
        disableColumnSelector
        slotProps={slotProps}
      />
    </div>
  );
}
