import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, bird: 'Swift', speed: 111},
  {id: 2, bird: 'Goose', speed: 64},
  {id: 3, bird: 'Heron', speed: 48},
];

const columns: GridColDef[] = [
  {field: 'bird', headerName: 'Bird', minWidth: 120, flex: 1},
  {field: 'speed', headerName: 'Speed (km/h)', type: 'number', width: 150},
];

// #preview-start
const Ascending = () => <ArrowDropUpIcon />;
const Descending = () => <ArrowDropDownIcon />;
const Menu = () => <MoreHorizIcon fontSize="small" />;

const slots = {
  columnSortedAscendingIcon: Ascending,
  columnSortedDescendingIcon: Descending,
  columnUnsortedIcon: null,
  columnMenuIcon: Menu,
};
// #preview-end

export default function IconSlots() {
  return (
    <div style={{height: 268}}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{sorting: {sortModel: [{field: 'speed', sort: 'desc'}]}}}
        label="Birds"
      />
    </div>
  );
}
