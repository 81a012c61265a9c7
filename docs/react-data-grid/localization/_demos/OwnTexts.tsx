import {DataGrid, type GridColDef, type GridLocaleText} from '@mui/x-data-grid';

const rows = [
  {id: 1, dog: 'Bella', breed: 'Beagle'},
  {id: 2, dog: 'Rocky', breed: 'Boxer'},
  {id: 3, dog: 'Luna', breed: 'Poodle'},
];

const columns: GridColDef[] = [
  {field: 'dog', headerName: 'Dog', minWidth: 110, flex: 1},
  {field: 'breed', headerName: 'Breed', minWidth: 110, flex: 1},
];

// #preview-start
const texts: Partial<GridLocaleText> = {
  noRowsLabel: 'No dog is waiting.',
  noResultsOverlayLabel: 'No dog has these traits.',
  toolbarQuickFilterPlaceholder: 'Find a dog…',
  footerRowSelected: (count) => (count === 1 ? 'One dog selected' : `${count} dogs selected`),
  paginationRowsPerPage: 'Dogs per page:',
  paginationDisplayedRows: ({from, to, count}) =>
    count === -1 ? `Dogs ${from} to ${to}` : `Dogs ${from} to ${to} of ${count}`,
};
// #preview-end

export default function OwnTexts() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} localeText={texts} label="Kennel" showToolbar />
    </div>
  );
}
