import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import {DataGridPro, type GridColDef, type GridGroupingColDefOverride} from '@mui/x-data-grid-pro';

interface Entry {
  id: string;
  kilobytes: number;
}

const rows: Entry[] = [
  {id: 'photos', kilobytes: 4210},
  {id: 'photos/lake.jpg', kilobytes: 2480},
  {id: 'photos/forest.jpg', kilobytes: 1730},
  {id: 'drafts', kilobytes: 96},
  {id: 'drafts/letter.txt', kilobytes: 96},
];

const columns: GridColDef<Entry>[] = [
  {field: 'kilobytes', headerName: 'Size (kB)', type: 'number', width: 120},
];

const getTreeDataPath = (entry: Entry) => entry.id.split('/');

// #preview-start
const groupingColDef: GridGroupingColDefOverride<Entry> = {
  headerName: 'Name',
  minWidth: 200,
  flex: 1,
  sortable: true,
  filterable: true,
  disableColumnMenu: false,
  hideDescendantCount: true,
};

const ClosedFolder = () => <FolderIcon fontSize="small" />;
const OpenFolder = () => <FolderOpenIcon fontSize="small" />;
const slots = {treeDataExpandIcon: ClosedFolder, treeDataCollapseIcon: OpenFolder};
// #preview-end

export default function FileColumn() {
  return (
    <div style={{height: 371}}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        slots={slots}
        defaultGroupingExpansionDepth={1}
        label="Files"
      />
    </div>
  );
}
