import * as React from 'react';
import {DataGridPro, gridSortedRowIdsSelector, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';

interface Topic {
  id: number;
  path: string[];
  pages: number;
}

const topics: Topic[] = [
  {id: 1, path: ['Birds'], pages: 40},
  {id: 2, path: ['Birds', 'Owls'], pages: 22},
  {id: 3, path: ['Birds', 'Bats'], pages: 18},
  {id: 4, path: ['Mammals'], pages: 31},
  {id: 5, path: ['Mammals', 'Otters'], pages: 31},
];

const columns: GridColDef<Topic>[] = [
  {field: 'pages', headerName: 'Pages', type: 'number', minWidth: 90, flex: 1},
];

const getTreeDataPath = (topic: Topic) => topic.path;
const setTreeDataPath = (path: readonly string[], topic: Topic): Topic => ({...topic, path: [...path]});

// #preview-start
export default function MoveInTree() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(topics);

  /** Takes over the rows of the grid, with their new paths and in their new order. */
  const saveTree = () => {
    const ids = gridSortedRowIdsSelector(apiRef);
    setRows(ids.flatMap((id) => apiRef.current?.getRow<Topic>(id) ?? []));
  };

  return (
    <div style={{height: 371}}>
      <DataGridPro
        apiRef={apiRef}
        treeData
        rowReordering
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        setTreeDataPath={setTreeDataPath}
        onRowOrderChange={saveTree}
        defaultGroupingExpansionDepth={-1}
        label="Chapters"
      />
    </div>
  );
}
// #preview-end
