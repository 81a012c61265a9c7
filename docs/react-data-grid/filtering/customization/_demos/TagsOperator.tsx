import {
  DataGrid,
  GridFilterInputMultipleValue,
  type GridColDef,
  type GridFilterInputMultipleValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Article {
  id: number;
  title: string;
  tags: string[];
}

const rows: Article[] = [
  {id: 1, title: 'Soil for tomatoes', tags: ['garden', 'spring']},
  {id: 2, title: 'Pruning roses', tags: ['garden', 'autumn']},
  {id: 3, title: 'Drying herbs', tags: ['kitchen', 'autumn']},
  {id: 4, title: 'Sharpening knives', tags: ['kitchen']},
];

// #preview-start
const tagOperators: GridFilterOperator<Article, string[], string, GridFilterInputMultipleValueProps>[] = [
  {
    value: 'hasAny',
    label: 'has any of',
    getApplyFilterFn: ({value}: {value?: string[]}) =>
      value?.length ? (tags) => value.some((tag) => tags.includes(tag)) : null,
    InputComponent: GridFilterInputMultipleValue,
  },
  {
    value: 'hasAll',
    label: 'has all of',
    getApplyFilterFn: ({value}: {value?: string[]}) =>
      value?.length ? (tags) => value.every((tag) => tags.includes(tag)) : null,
    InputComponent: GridFilterInputMultipleValue,
  },
];

const columns: GridColDef<Article>[] = [
  {field: 'title', headerName: 'Title', minWidth: 140, flex: 1},
  {
    field: 'tags',
    headerName: 'Tags',
    width: 140,
    valueFormatter: (tags: string[]) => tags.join(', '),
    filterOperators: tagOperators,
  },
];
// #preview-end

const initialState = {
  filter: {filterModel: {items: [{field: 'tags', operator: 'hasAny', value: ['autumn', 'spring']}]}},
};

export default function TagsOperator() {
  return (
    <div style={{height: 320}}>
      <DataGrid rows={rows} columns={columns} initialState={initialState} showToolbar label="Articles" />
    </div>
  );
}
