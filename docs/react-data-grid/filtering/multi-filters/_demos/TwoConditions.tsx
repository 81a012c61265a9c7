import {DataGridPro, GridLogicOperator, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, flat: 'Mill Road 4', district: 'North', rooms: 3, rent: 980},
  {id: 2, flat: 'Harbor Street 1', district: 'Port', rooms: 4, rent: 1450},
  {id: 3, flat: 'Park Lane 12', district: 'North', rooms: 2, rent: 760},
  {id: 4, flat: 'Quay 7', district: 'Port', rooms: 2, rent: 890},
  {id: 5, flat: 'Hill Top 3', district: 'West', rooms: 5, rent: 1200},
];

const districts = ['North', 'Port', 'West'];

const columns: GridColDef[] = [
  {field: 'flat', headerName: 'Flat', minWidth: 140, flex: 1},
  {field: 'district', headerName: 'District', type: 'singleSelect', valueOptions: districts, width: 120},
  {field: 'rooms', headerName: 'Rooms', type: 'number', width: 130},
  {field: 'rent', headerName: 'Rent (€)', type: 'number', width: 140},
];

export default function TwoConditions() {
  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {id: 1, field: 'rooms', operator: '>=', value: 3},
                {id: 2, field: 'rent', operator: '<=', value: 1200},
              ],
              logicOperator: GridLogicOperator.And,
            },
          },
        }}
        showToolbar
        label="Flats to let"
      />
      {/* #preview-end */}
    </div>
  );
}
