import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, source: 'Wind', share: 33},
  {id: 2, source: 'Solar', share: 15},
  {id: 3, source: 'Gas', share: 14},
  {id: 4, source: 'Lignite', share: 17},
];

const columns: GridColDef<(typeof rows)[number], number>[] = [
  {field: 'source', headerName: 'Source', width: 110},
  {
    field: 'share',
    headerName: 'Share (%)',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    minWidth: 150,
    flex: 1,
    // #preview-start
    display: 'flex',
    renderCell: ({value = 0}) => (
      <>
        <div className="w-[32px]">{value}</div>
        <div className="flex-1">
          <div className="h-[10px] rounded-[5px] bg-[rgb(59_130_246)]" style={{width: `${value}%`}} />
        </div>
      </>
    ),
    // #preview-end
  },
];

export default function DataBars() {
  return (
    <div className="h-[266px]">
      <DataGrid rows={rows} columns={columns} hideFooter label="Electricity by source" />
    </div>
  );
}
