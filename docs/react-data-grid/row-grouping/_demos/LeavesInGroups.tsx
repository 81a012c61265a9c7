import {DataGridPremium, type GridColDef, type GridGroupingColDefOverride} from '@mui/x-data-grid-premium';

interface Plant {
  id: number;
  family: string;
  plant: string;
  height: number;
}

const rows: Plant[] = [
  {id: 1, family: 'Mint', plant: 'Sage', height: 60},
  {id: 2, family: 'Mint', plant: 'Thyme', height: 25},
  {id: 3, family: 'Mint', plant: 'Lavender', height: 80},
  {id: 4, family: 'Carrot', plant: 'Dill', height: 110},
  {id: 5, family: 'Carrot', plant: 'Fennel', height: 180},
];

const columns: GridColDef<Plant>[] = [
  {field: 'family', headerName: 'Family', width: 110},
  {field: 'plant', headerName: 'Plant', width: 120},
  {field: 'height', headerName: 'Height (cm)', type: 'number', width: 120},
];

// #preview-start
const groupingColDef: GridGroupingColDefOverride<Plant> = {
  headerName: 'Family and plant',
  leafField: 'plant',
  mainGroupingCriteria: 'family',
  hideDescendantCount: true,
  minWidth: 180,
  flex: 1,
};
// #preview-end

export default function LeavesInGroups() {
  return (
    <div style={{height: 475}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: {model: ['family']},
          columns: {columnVisibilityModel: {family: false, plant: false}},
        }}
        defaultGroupingExpansionDepth={1}
        label="Plants by family"
      />
    </div>
  );
}
