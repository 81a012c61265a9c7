import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import Button from '@mui/material/Button';
import {DataGridPremium, PivotPanelTrigger, Toolbar, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, team: 'North', product: 'Tents', sold: 42},
  {id: 2, team: 'North', product: 'Boots', sold: 67},
  {id: 3, team: 'South', product: 'Tents', sold: 31},
  {id: 4, team: 'South', product: 'Boots', sold: 80},
];

const columns: GridColDef[] = [
  {field: 'team', headerName: 'Team', minWidth: 90, flex: 1},
  {field: 'product', headerName: 'Product', width: 110},
  {field: 'sold', headerName: 'Sold', type: 'number', width: 90},
];

const initialState = {
  pivoting: {
    model: {
      rows: [{field: 'team'}],
      columns: [{field: 'product'}],
      values: [{field: 'sold', aggFunc: 'sum'}],
    },
  },
};

// #preview-start
function SalesToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={({touchRippleRef: _ripple, ...props}, {open, active}) => (
          <Button {...props} startIcon={<PivotTableChartIcon />} color={active ? 'primary' : 'inherit'}>
            {open ? 'Hide pivot panel' : 'Pivot panel'}
          </Button>
        )}
      />
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: SalesToolbar};

export default function PivotPanelButton() {
  return (
    <div style={{height: 480}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
        aria-label="Sales"
      />
    </div>
  );
}
