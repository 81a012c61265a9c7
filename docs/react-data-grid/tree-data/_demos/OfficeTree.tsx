import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

interface Member {
  id: number;
  path: string[];
  role: string;
  city: string;
}

const rows: Member[] = [
  {id: 1, path: ['Sarah'], role: 'Director', city: 'Dublin'},
  {id: 2, path: ['Sarah', 'Thomas'], role: 'Head of sales', city: 'Cork'},
  {id: 3, path: ['Sarah', 'Thomas', 'Karin'], role: 'Account manager', city: 'Cork'},
  {id: 4, path: ['Sarah', 'Mary'], role: 'Head of design', city: 'Galway'},
  {id: 5, path: ['Sarah', 'Mary', 'Erik'], role: 'Illustrator', city: 'Oslo'},
  {id: 6, path: ['Sarah', 'Mary', 'Linda'], role: 'Researcher', city: 'Galway'},
];

const columns: GridColDef<Member>[] = [
  {field: 'role', headerName: 'Role', minWidth: 150, flex: 1},
  {field: 'city', headerName: 'City', width: 110},
];

// #preview-start
/** Outside of the component, so that it stays the same function. */
const getTreeDataPath = (row: Member) => row.path;

export default function OfficeTree() {
  return (
    <div style={{height: 423}}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={-1}
        label="Staff"
      />
    </div>
  );
}
// #preview-end
