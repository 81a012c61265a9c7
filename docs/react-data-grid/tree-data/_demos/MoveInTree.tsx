import * as React from 'react';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

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

export default function MoveInTree() {
  const [rows, setRows] = React.useState(topics);

  // #preview-start
  const saveTopic = (moved: Topic) => {
    setRows((current) => current.map((topic) => (topic.id === moved.id ? moved : topic)));
    return moved;
  };

  return (
    <div style={{height: 371}}>
      <DataGridPro
        treeData
        rowReordering
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        setTreeDataPath={setTreeDataPath}
        processRowUpdate={saveTopic}
        defaultGroupingExpansionDepth={-1}
        label="Chapters"
      />
    </div>
  );
  // #preview-end
}
