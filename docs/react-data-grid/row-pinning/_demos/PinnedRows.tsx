import {DataGridPro, type GridColDef, type GridPinnedRowsProp} from '@mui/x-data-grid-pro';

const stages = [
  {id: 1, stage: 'Nice – Genoa', km: 194, climb: 2310, riders: 164},
  {id: 2, stage: 'Genoa – Turin', km: 168, climb: 1180, riders: 161},
  {id: 3, stage: 'Turin – Milan', km: 142, climb: 640, riders: 160},
  {id: 4, stage: 'Milan – Geneva', km: 78, climb: 890, riders: 157},
  {id: 5, stage: 'Geneva – Lucerne', km: 169, climb: 2990, riders: 155},
  {id: 6, stage: 'Lucerne – Bern', km: 111, climb: 1120, riders: 152},
];

const columns: GridColDef[] = [
  {field: 'stage', headerName: 'Stage', width: 170},
  {field: 'km', headerName: 'Distance (km)', type: 'number', width: 150},
  {field: 'climb', headerName: 'Climb (m)', type: 'number', width: 130},
  {field: 'riders', headerName: 'Riders', type: 'number', width: 110},
];

// #preview-start
const pinnedRows: GridPinnedRowsProp = {
  top: [{id: 'prologue', stage: 'Prologue, Nice', km: 8, climb: 40, riders: 166}],
  bottom: [{id: 'all', stage: 'All stages', km: 870, climb: 9170, riders: 152}],
};
// #preview-end

export default function PinnedRows() {
  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro rows={stages} columns={columns} pinnedRows={pinnedRows} label="Stages" />
      {/* #preview-end */}
    </div>
  );
}
