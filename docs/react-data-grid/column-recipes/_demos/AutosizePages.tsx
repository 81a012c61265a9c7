import * as React from 'react';
import {DataGrid, useGridApiRef, type GridColDef, type GridDataSource} from '@mui/x-data-grid';

const places = [
  'Bath',
  'Newcastle upon Tyne',
  'York',
  'Stoke-on-Trent',
  'Ely',
  'Hull',
  'Kingston upon Thames, Greater London',
  'Leeds',
];
const rows = places.map((place, index) => ({id: index + 1, place, region: `Region ${index % 3}`}));

const columns: GridColDef[] = [
  {field: 'place', headerName: 'Place'},
  {field: 'region', headerName: 'Region'},
];

/** Stands for your server. */
const dataSource: GridDataSource = {
  getRows: async ({start, end}) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return {rows: rows.slice(Number(start), end + 1), rowCount: rows.length};
  },
};

const initialState = {pagination: {paginationModel: {pageSize: 4}, rowCount: 0}};

export default function AutosizePages() {
  // #preview-start
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const api = apiRef.current;
    return api?.subscribeEvent('rowsSet', () => {
      // After React has rendered the new rows.
      setTimeout(() => void api.autosizeColumns({includeOutliers: true}));
    });
  }, [apiRef]);
  // #preview-end

  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        pageSizeOptions={[4]}
        label="Places"
      />
      {/* #preview-end */}
    </div>
  );
}
