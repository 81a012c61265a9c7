import {DataGrid, type GridColDef, type GridDensity} from '@mui/x-data-grid';

const rows = [
  {id: 1, part: 'Hinge', drawer: 'A3', pieces: 240},
  {id: 2, part: 'Wood screw 4 × 40', drawer: 'B1', pieces: 1800},
  {id: 3, part: 'Drawer slide', drawer: 'C2', pieces: 36},
];

const columns: GridColDef[] = [
  {field: 'part', headerName: 'Part', minWidth: 150, flex: 1},
  {field: 'drawer', headerName: 'Drawer', width: 100},
  {field: 'pieces', headerName: 'Pieces', type: 'number', width: 100},
];

interface DensityBordersProps {
  density?: GridDensity;
  showCellVerticalBorder?: boolean;
  showColumnVerticalBorder?: boolean;
}

export default function DensityBorders({
  density = 'compact',
  showCellVerticalBorder = true,
  showColumnVerticalBorder = true,
}: DensityBordersProps) {
  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        density={density}
        showCellVerticalBorder={showCellVerticalBorder}
        showColumnVerticalBorder={showColumnVerticalBorder}
        aria-label="Stock of a workshop"
      />
      {/* #preview-end */}
    </div>
  );
}
