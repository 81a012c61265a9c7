import {DataGridPro, type GridColDef, type GridRowClassNameParams} from '@mui/x-data-grid-pro';
import './StripedPinned.css';

const rows = [
  {id: 1, station: 'Zugspitze', altitude: 2962, january: -10.9, april: -6.8, july: 3.1, october: -2.2},
  {id: 2, station: 'Feldberg', altitude: 1490, january: -2.9, april: 2.4, july: 12.1, october: 5.6},
  {id: 3, station: 'Helgoland', altitude: 4, january: 3.2, april: 7.1, july: 16.9, october: 12.2},
  {id: 4, station: 'Freiburg', altitude: 236, january: 2.7, april: 11.4, july: 20.6, october: 11.6},
  {id: 5, station: 'Görlitz', altitude: 238, january: -0.3, april: 9.2, july: 19.0, october: 9.5},
];

const month: Partial<GridColDef> = {type: 'number', width: 130};

const columns: GridColDef[] = [
  {field: 'station', headerName: 'Station', width: 120},
  {field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 130},
  {...month, field: 'january', headerName: 'January (°C)'},
  {...month, field: 'april', headerName: 'April (°C)'},
  {...month, field: 'july', headerName: 'July (°C)'},
  {...month, field: 'october', headerName: 'October (°C)'},
];

const initialState = {pinnedColumns: {left: ['station']}};

// #preview-start
const stripe = ({indexRelativeToCurrentPage}: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 1 ? 'odd' : '';
// #preview-end

export default function StripedPinned() {
  return (
    <div className="stations">
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={initialState}
        getRowClassName={stripe}
        hideFooter
        label="Mean temperatures"
      />
      {/* #preview-end */}
    </div>
  );
}
