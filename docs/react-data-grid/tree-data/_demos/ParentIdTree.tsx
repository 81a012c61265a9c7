import {DataGridPro, type GridColDef, type GridGroupingColDefOverride} from '@mui/x-data-grid-pro';

interface Part {
  id: number;
  parentId: number | null;
  name: string;
  grams: number;
}

const parts: Part[] = [
  {id: 10, parentId: null, name: 'Bicycle', grams: 9800},
  {id: 20, parentId: 10, name: 'Wheel, front', grams: 1450},
  {id: 21, parentId: 20, name: 'Rim', grams: 520},
  {id: 22, parentId: 20, name: 'Hub', grams: 180},
  {id: 30, parentId: 10, name: 'Wheel, rear', grams: 1700},
  {id: 31, parentId: 30, name: 'Rim', grams: 520},
];

const columns: GridColDef<Part>[] = [
  {field: 'grams', headerName: 'Weight (g)', type: 'number', minWidth: 120, flex: 1},
];

// #preview-start
const partsById = new Map(parts.map((part) => [part.id, part]));

/** The ids from the root to the part: unique, also when two parts have the same name. */
function pathOf({id, parentId}: Part): string[] {
  const parent = parentId === null ? undefined : partsById.get(parentId);
  return parent ? [...pathOf(parent), String(id)] : [String(id)];
}

const groupingColDef: GridGroupingColDefOverride<Part> = {
  headerName: 'Part',
  width: 220,
  // The path holds ids; the column shows names.
  valueGetter: (_value, part) => part.name,
};
// #preview-end

export default function ParentIdTree() {
  return (
    <div style={{height: 423}}>
      <DataGridPro
        treeData
        rows={parts}
        columns={columns}
        getTreeDataPath={pathOf}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        label="Parts of a bicycle"
      />
    </div>
  );
}
