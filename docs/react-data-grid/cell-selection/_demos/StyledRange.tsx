import {DataGridPremium, gridClasses, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, bus: '12', depart: '07:10', arrive: '07:52'},
  {id: 2, bus: '12X', depart: '07:25', arrive: '07:58'},
  {id: 3, bus: '40', depart: '07:31', arrive: '08:20'},
];

const columns: GridColDef[] = [
  {field: 'bus', headerName: 'Bus', minWidth: 80, flex: 1},
  {field: 'depart', headerName: 'Departs', width: 110},
  {field: 'arrive', headerName: 'Arrives', width: 110},
];

// #preview-start
const edge = '2px dashed';

const styles = {
  [`& .${gridClasses.cell}.Mui-selected`]: {
    bgcolor: '#ffe0b2',
    color: '#000',
    '&:hover': {bgcolor: '#ffe0b2'},
    '@media (forced-colors: active)': {textDecoration: 'underline'},
  },
  [`& .${gridClasses['cell--rangeTop']}`]: {borderTop: edge},
  [`& .${gridClasses['cell--rangeBottom']}`]: {borderBottom: edge},
  [`& .${gridClasses['cell--rangeLeft']}`]: {borderInlineStart: edge},
  [`& .${gridClasses['cell--rangeRight']}`]: {borderInlineEnd: edge},
};
// #preview-end

const initialSelection = {1: {depart: true, arrive: true}, 2: {depart: true, arrive: true}};

export default function StyledRange() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        cellSelection
        initialState={{cellSelection: initialSelection}}
        sx={styles}
        disableRowSelectionOnClick
        aria-label="Morning buses"
      />
      {/* #preview-end */}
    </div>
  );
}
