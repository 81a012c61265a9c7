import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Delivery {
  id: number;
  order: string;
  country: string;
  depot: string;
}

const depots: Readonly<Record<string, string[]>> = {
  Austria: ['Graz', 'Linz', 'Vienna'],
  Italy: ['Bologna', 'Milan'],
  Spain: ['Madrid', 'Valencia'],
};

const rows: Delivery[] = [
  {id: 1, order: 'D-3301', country: 'Austria', depot: 'Linz'},
  {id: 2, order: 'D-3302', country: 'Spain', depot: 'Valencia'},
  {id: 3, order: 'D-3303', country: 'Italy', depot: 'Milan'},
];

// #preview-start
function CountrySelect(params: GridRenderEditCellParams<Delivery>) {
  const apiRef = useGridApiContext();
  const clearDepot = async () => {
    await apiRef.current.setEditCellValue({id: params.id, field: 'depot', value: ''});
  };
  return <GridEditSingleSelectCell {...params} onValueChange={clearDepot} />;
}

function DepotSelect(params: GridRenderEditCellParams<Delivery>) {
  const apiRef = useGridApiContext();
  // `params.row` is the row as it was; this one has the country that was just chosen.
  const row = apiRef.current.getRowWithUpdatedValues(params.id, params.field);
  return <GridEditSingleSelectCell {...params} row={row} />;
}

const columns: GridColDef<Delivery>[] = [
  {field: 'order', headerName: 'Order', width: 100},
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(depots),
    minWidth: 130,
    flex: 1,
    editable: true,
    renderEditCell: (params) => <CountrySelect {...params} />,
  },
  {
    field: 'depot',
    headerName: 'Depot',
    type: 'singleSelect',
    valueOptions: ({row}) => (row ? (depots[row.country] ?? []) : Object.values(depots).flat()),
    width: 130,
    editable: true,
    preProcessEditCellProps: ({props}) => ({...props, error: !props.value}),
    renderEditCell: (params) => <DepotSelect {...params} />,
  },
];
// #preview-end

export default function LinkedSelects() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} editMode="row" label="Deliveries" />
    </div>
  );
}
