import * as React from 'react';
import {DataGrid, type GridColDef, type GridPaginationModel} from '@mui/x-data-grid';

const vets = ['Dr. Okafor', 'Dr. Lindqvist', 'Dr. Sato'];
const animals = ['Cat', 'Dog', 'Rabbit', 'Parrot', 'Horse'];
const visits = Array.from({length: 34}, (_, index) => ({
  id: 9100 + index,
  animal: animals[(index * 3) % animals.length],
  vet: vets[index % vets.length],
}));

/** Stands for your server: the rows of one page, and how many there are on all pages. */
async function fetchVisits({page, pageSize}: GridPaginationModel) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return {rows: visits.slice(page * pageSize, (page + 1) * pageSize), total: visits.length};
}

type Answer = Awaited<ReturnType<typeof fetchVisits>> & {model?: GridPaginationModel};

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Visit', width: 90},
  {field: 'animal', headerName: 'Animal', minWidth: 100, flex: 1},
  {field: 'vet', headerName: 'Vet', minWidth: 120, flex: 1},
];

export default function FetchPages() {
  // #preview-start
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 5});
  const [answer, setAnswer] = React.useState<Answer>({rows: [], total: 0});

  React.useEffect(() => {
    let isCurrent = true;
    void fetchVisits(paginationModel).then((next) => {
      // The answer to an older request is ignored.
      if (isCurrent) setAnswer({...next, model: paginationModel});
    });
    return () => {
      isCurrent = false;
    };
  }, [paginationModel]);
  // #preview-end

  return (
    <div style={{height: 371}}>
      {/* #preview-start */}
      <DataGrid
        rows={answer.rows}
        columns={columns}
        rowCount={answer.total}
        loading={answer.model !== paginationModel}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5, 10]}
        disableColumnSorting
        disableColumnFilter
        label="Visits to the vet"
      />
      {/* #preview-end */}
    </div>
  );
}
