import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

interface Station {
  id: number;
  station: string;
  line: string;
  region: string;
  riders: number;
}

// No row stands for a region or a line: the grid generates them from the paths.
const rows: Station[] = [
  {id: 1, region: 'Coast', line: 'C1', station: 'Harbor', riders: 8200},
  {id: 2, region: 'Coast', line: 'C1', station: 'Lighthouse', riders: 950},
  {id: 3, region: 'Valley', line: 'V4', station: 'Mill', riders: 2300},
  {id: 4, region: 'Valley', line: 'V7', station: 'Abbey', riders: 410},
];

const numbers = new Intl.NumberFormat('en-US');

const columns: GridColDef<Station>[] = [
  {
    field: 'riders',
    headerName: 'Riders a day',
    type: 'number',
    minWidth: 130,
    flex: 1,
    // Generated rows have no data.
    valueFormatter: (riders?: number) => (riders === undefined ? '' : numbers.format(riders)),
  },
];

// #preview-start
const getTreeDataPath = ({region, line, station}: Station) => [region, line, station];
// #preview-end

export default function GapsInTree() {
  return (
    <div style={{height: 475}}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        isGroupExpandedByDefault={(node) => node.depth === 0 || node.groupingKey === 'C1'}
        label="Stations"
      />
    </div>
  );
}
