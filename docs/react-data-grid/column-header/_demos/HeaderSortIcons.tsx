import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, rank: 1, team: 'Ajax', points: 41},
  {id: 2, rank: 2, team: 'Feyenoord', points: 39},
  {id: 3, rank: 3, team: 'Twente', points: 36},
];

const columns: GridColDef[] = [
  // Sortable, but without an arrow.
  {field: 'rank', headerName: 'Rank', type: 'number', width: 90, hideSortIcons: true},
  {field: 'team', headerName: 'Team', minWidth: 100, flex: 1},
  {field: 'points', headerName: 'Points', type: 'number', width: 110},
];

// #preview-start
function UpIcon({className}: {className?: string}) {
  return <ArrowDropUpIcon className={className} />;
}

function DownIcon({className}: {className?: string}) {
  return <ArrowDropDownIcon className={className} />;
}
// #preview-end

export default function HeaderSortIcons() {
  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{
          columnSortedAscendingIcon: UpIcon,
          columnSortedDescendingIcon: DownIcon,
        }}
        initialState={{sorting: {sortModel: [{field: 'points', sort: 'desc'}]}}}
        label="League table"
      />
      {/* #preview-end */}
    </div>
  );
}
