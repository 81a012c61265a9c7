import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, fund: 'Global 60', nav: 118.42, year1: 7.1, year5: 38.2},
  {id: 2, fund: 'Bonds short', nav: 101.07, year1: 2.9, year5: 6.4},
  {id: 3, fund: 'Small caps', nav: 87.9, year1: -3.4, year5: 41.8},
];

const columns: GridColDef[] = [
  {field: 'fund', headerName: 'Fund', minWidth: 130, flex: 1, pinnable: false},
  {field: 'nav', headerName: 'Price (€)', type: 'number', width: 120},
  {field: 'year1', headerName: '1 year (%)', type: 'number', width: 130},
  {field: 'year5', headerName: '5 years (%)', type: 'number', width: 130},
];

export default function MenuPinning() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{pinnedColumns: {left: ['fund']}}}
        slotProps={{columnMenu: {slotProps: {columnMenuPinningItem: {displayOrder: 0}}}}}
        aria-label="Funds"
      />
      {/* #preview-end */}
    </div>
  );
}
