import type {Language} from '../../../src/navigation';

/** A question of a reader and the page that answers it. */
export interface RelevanceQuery {
  readonly query: string;
  /** The language of the pages that the reader is in. */
  readonly language: Language;
  /** Address of the page that must be among the first results, without hash. */
  readonly page: string;
  /** The entry of an API page that must be meant, where the query names one. */
  readonly anchor?: string;
  /** It must be the very first result. */
  readonly first?: true;
}

/** How many results of a query are looked at. */
export const lookedAt = 3;

/** How many queries must be met. */
export const leastMet = 57;

type Row = readonly [query: string, page: string, anchor?: string, first?: 'first'];

const english: readonly Row[] = [
  // Names, as they are written.
  ['GridColDef', 'api/data-grid/grid-col-def/', undefined, 'first'],
  ['disableColumnMenu', 'api/data-grid/data-grid/', 'prop-disableColumnMenu', 'first'],
  ['onRowClick', 'api/data-grid/data-grid/', 'prop-onRowClick', 'first'],
  ['MuiDataGrid-root', 'api/data-grid/data-grid/', 'class-root', 'first'],
  ['useGridApiRef', 'api/data-grid/use-grid-api-ref/', undefined, 'first'],
  ['rowHeight', 'api/data-grid/data-grid/', 'prop-rowHeight'],
  ['columnHeaderClick', 'api/data-grid/events/', 'event-columnHeaderClick'],
  ['slots.toolbar', 'api/data-grid/data-grid/', 'slot-toolbar'],
  ['useBarSeries', 'api/charts/use-bar-series/'],
  ['<RichTreeView />', 'api/tree-view/rich-tree-view/'],
  ['gridPageSizeSelector', 'api/data-grid/selectors/', 'selector-gridPageSizeSelector'],
  ['setRowSelectionModel', 'api/data-grid/api-object/', 'method-setRowSelectionModel'],
  // Names, as they are remembered.
  ['disbleColumnMenu', 'api/data-grid/data-grid/', 'prop-disableColumnMenu', 'first'],
  ['GridColumDef', 'api/data-grid/grid-col-def/'],
  ['useGridAPIref', 'api/data-grid/use-grid-api-ref/'],
  ['chekboxSelection', 'api/data-grid/data-grid/', 'prop-checkboxSelection'],
  ['colMenu', 'api/data-grid/data-grid/'],
  ['paginatonModel', 'api/data-grid/data-grid/', 'prop-paginationModel'],
  ['LineChartPr', 'api/charts/line-chart-pro/'],
  // Words.
  ['export to excel', 'react-data-grid/export/'],
  ['disable sorting on a column', 'react-data-grid/sorting/'],
  ['server side pagination', 'react-data-grid/pagination/'],
  ['hide toolbar', 'api/data-grid/data-grid/', 'prop-showToolbar'],
  ['auto fit column width', 'react-data-grid/column-dimensions/'],
  ['select rows with checkboxes', 'react-data-grid/row-selection/'],
  ['save edited cell', 'react-data-grid/editing/'],
  ['search box above the grid', 'react-data-grid/filtering/quick-filter/'],
  ['hide a column on mobile', 'react-data-grid/column-visibility/'],
  ['striped rows', 'react-data-grid/style/'],
  ['remember state in local storage', 'react-data-grid/state/'],
  ['slow grid many rows', 'react-data-grid/performance/'],
  ['grouped headers', 'react-data-grid/column-groups/'],
  ['license key nextjs', 'introduction/licensing/'],
  ['donut chart', 'react-charts/pie/'],
  ['stacked bar chart', 'react-charts/bars/'],
  ['logarithmic axis', 'react-charts/axis/'],
  ['gap for missing values in a line', 'react-charts/lines/'],
  ['legend below the chart', 'react-charts/legend/'],
  ['chart color palette', 'react-charts/styling/'],
  ['translate date picker', 'react-date-pickers/localization/'],
  ['dd.mm.yyyy format', 'react-date-pickers/adapters-locale/'],
  ['disable past dates', 'react-date-pickers/validation/'],
  ['last 7 days shortcut', 'react-date-pickers/date-range-picker/'],
  ['tree checkbox select children with parent', 'react-tree-view/rich-tree-view/selection/'],
  ['rename tree item', 'react-tree-view/rich-tree-view/editing/'],
];

const chinese: readonly Row[] = [
  ['数据表格', 'react-data-grid/'],
  ['列排序', 'react-data-grid/sorting/'],
  ['日期选择器', 'react-date-pickers/date-picker/'],
  ['导出 Excel', 'react-data-grid/export/'],
  ['列菜单', 'react-data-grid/column-menu/'],
  ['行高', 'react-data-grid/row-height/'],
  ['隐藏列', 'react-data-grid/column-visibility/'],
  ['服务端分页', 'react-data-grid/pagination/'],
  ['快速筛选', 'react-data-grid/filtering/quick-filter/'],
  ['编辑单元格', 'react-data-grid/editing/'],
  ['环形图', 'react-charts/pie/'],
  ['坐标轴', 'react-charts/axis/'],
  ['禁用过去的日期', 'react-date-pickers/validation/'],
  ['树形视图 复选框', 'react-tree-view/rich-tree-view/selection/'],
  ['columnVisibilityModel', 'api/data-grid/data-grid/', 'prop-columnVisibilityModel'],
];

function rowsOf(language: Language, base: string, rows: readonly Row[]): RelevanceQuery[] {
  return rows.map(([query, page, anchor, first]) => ({
    query,
    language,
    page: base + page,
    ...(anchor !== undefined && {anchor}),
    ...(first && {first: true}),
  }));
}

/** What the ranking is held against. It is not tuned to these: other questions must find their pages as well. */
export const relevanceQueries: readonly RelevanceQuery[] = [
  ...rowsOf('en', '/x/', english),
  ...rowsOf('zh', '/zh/x/', chinese),
];
