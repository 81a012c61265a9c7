import {DataGrid} from '@mui/x-data-grid';

// 1. One component, two rows, no styles, no data from a server.
// 2. Steps: open the page, click the header "Weight".
// 3. Expected: 9 kg stands before 80 kg. Actual: 80 kg comes first.
export default function MinimalReproduction() {
  return (
    <div style={{height: 162, width: '100%'}}>
      {/* #preview-start */}
      <DataGrid
        label="Parcels"
        hideFooter
        columns={[{field: 'weight', headerName: 'Weight', minWidth: 160, flex: 1}]}
        rows={[
          {id: 1, weight: '80 kg'},
          {id: 2, weight: '9 kg'},
        ]}
      />
      {/* #preview-end */}
    </div>
  );
}
