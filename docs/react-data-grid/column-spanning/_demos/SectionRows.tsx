import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

interface Line {
  id: number;
  item: string;
  isSection?: boolean;
  planned?: number;
  spent?: number;
}

const rows: Line[] = [
  {id: 1, item: 'Garden', isSection: true},
  {id: 2, item: 'Soil and plants', planned: 300, spent: 284},
  {id: 3, item: 'Fence', planned: 900, spent: 1040},
  {id: 4, item: 'Kitchen', isSection: true},
  {id: 5, item: 'Oven', planned: 650, spent: 599},
];

// #preview-start
const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    minWidth: 170,
    flex: 1,
    hideable: false,
    colSpan: (_value, {isSection}) => (isSection ? 3 : 1),
  },
  {field: 'planned', headerName: 'Planned (€)', type: 'number', width: 130, hideable: false},
  {field: 'spent', headerName: 'Spent (€)', type: 'number', width: 130, hideable: false},
];
// #preview-end

export default function SectionRows() {
  return (
    <div style={{height: 320}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({row}) => (row.isSection ? 'section' : '')}
        disableColumnSorting
        disableColumnFilter
        // #preview-end
        hideFooter
        sx={{[`& .section .${gridClasses.cell}`]: {fontWeight: 600, bgcolor: 'action.hover'}}}
        label="Renovation"
      />
    </div>
  );
}
