import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, street: 'Harbor Road', hour: 'Morning', cars: 840, bikes: 310},
  {id: 2, street: 'Harbor Road', hour: 'Evening', cars: 920, bikes: 405},
  {id: 3, street: 'Elm Street', hour: 'Morning', cars: 260, bikes: 190},
  {id: 4, street: 'Elm Street', hour: 'Evening', cars: 305, bikes: 244},
  {id: 5, street: 'Ring West', hour: 'Morning', cars: 1710, bikes: 55},
];

const columns: GridColDef[] = [
  {field: 'street', headerName: 'Street', width: 150},
  {field: 'hour', headerName: 'Hour', width: 110},
  {field: 'cars', headerName: 'Cars', type: 'number', width: 110},
  {field: 'bikes', headerName: 'Bikes', type: 'number', width: 110},
];

export default function FeaturesGroups() {
  return (
    <div style={{height: 370}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['street']},
          aggregation: {model: {cars: 'sum', bikes: 'max'}},
          columns: {columnVisibilityModel: {street: false}},
        }}
        groupingColDef={{minWidth: 170, flex: 1}}
        cellSelection
        label="Traffic count"
      />
      {/* #preview-end */}
    </div>
  );
}
