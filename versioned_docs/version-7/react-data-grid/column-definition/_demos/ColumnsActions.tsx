import * as React from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FileCopyIcon from '@mui/icons-material/FileCopyOutlined';
import {DataGrid, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid';

interface Recipe {
  id: number;
  dish: string;
  portions: number;
}

const initialRows: Recipe[] = [
  {id: 1, dish: 'Minestrone', portions: 4},
  {id: 2, dish: 'Rösti', portions: 2},
  {id: 3, dish: 'Shakshuka', portions: 3},
];

export default function ColumnsActions() {
  const [rows, setRows] = React.useState(initialRows);

  // #preview-start
  const columns = React.useMemo<GridColDef<Recipe>[]>(
    () => [
      {field: 'dish', headerName: 'Dish', minWidth: 120, flex: 1},
      {field: 'portions', headerName: 'Portions', type: 'number', width: 100},
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: (params) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${params.row.dish}`}
            onClick={() => setRows((current) => current.filter(({id}) => id !== params.id))}
          />,
          <GridActionsCellItem
            key="double"
            icon={<FileCopyIcon />}
            label="Double the portions"
            showInMenu
            onClick={() =>
              setRows((current) =>
                current.map((row) => (row.id === params.id ? {...row, portions: row.portions * 2} : row)),
              )
            }
          />,
        ],
      },
    ],
    [],
  );
  // #preview-end

  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Recipes" />
    </div>
  );
}
