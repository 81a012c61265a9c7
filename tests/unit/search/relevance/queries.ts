// cspell:ignore datagird pagnation colum visibilty chrat lables
import type {Language} from '../../../../src/navigation';

/** Languages that questions are asked in; a further one may have none. */
export type AskedLanguage = Extract<Language, 'en' | 'zh'>;

/** A question of a reader and the page that answers it. */
export interface RelevanceQuery {
  readonly query: string;
  /** The language of the pages that the reader is in. */
  readonly language: AskedLanguage;
  /** Address of the page that must be among the first results, without hash. */
  readonly page: string;
  /** The entry of an API page that must be meant, where the query names one. */
  readonly anchor?: string;
  /** It must be the very first result. */
  readonly first?: true;
  /** Address of the page that the reader is on. */
  readonly from: string;
}

/** How many results of a query are looked at. */
export const lookedAt = 3;

/** How many queries must be met. */
export const leastMet = 95;

interface RowOptions {
  readonly anchor?: string;
  readonly first?: true;
  /** Below the base address, like the page; a page that is about no product where it is absent. */
  readonly from?: string;
}

type Row = readonly [query: string, page: string, options?: RowOptions];

const first = {first: true} as const;

const english: readonly Row[] = [
  // Names, as they are written.
  ['GridColDef', 'api/data-grid/grid-col-def/', first],
  ['disableColumnMenu', 'api/data-grid/data-grid/', {anchor: 'prop-disableColumnMenu', first: true}],
  ['onRowClick', 'api/data-grid/data-grid/', {anchor: 'prop-onRowClick', first: true}],
  ['MuiDataGrid-root', 'api/data-grid/data-grid/', {anchor: 'class-root', first: true}],
  ['useGridApiRef', 'api/data-grid/use-grid-api-ref/', first],
  ['rowHeight', 'api/data-grid/data-grid/', {anchor: 'prop-rowHeight'}],
  ['columnHeaderClick', 'api/data-grid/events/', {anchor: 'event-columnHeaderClick'}],
  ['slots.toolbar', 'api/data-grid/data-grid/', {anchor: 'slot-toolbar'}],
  ['useBarSeries', 'api/charts/use-bar-series/'],
  ['<RichTreeView />', 'api/tree-view/rich-tree-view/'],
  ['gridPageSizeSelector', 'api/data-grid/selectors/', {anchor: 'selector-gridPageSizeSelector'}],
  ['setRowSelectionModel', 'api/data-grid/api-object/', {anchor: 'method-setRowSelectionModel'}],
  // Names, as they are remembered.
  ['disbleColumnMenu', 'api/data-grid/data-grid/', {anchor: 'prop-disableColumnMenu', first: true}],
  ['GridColumDef', 'api/data-grid/grid-col-def/'],
  ['useGridAPIref', 'api/data-grid/use-grid-api-ref/'],
  ['chekboxSelection', 'api/data-grid/data-grid/', {anchor: 'prop-checkboxSelection'}],
  ['colMenu', 'api/data-grid/data-grid/'],
  ['paginatonModel', 'api/data-grid/data-grid/', {anchor: 'prop-paginationModel'}],
  ['LineChartPr', 'api/charts/line-chart-pro/'],
  // Words.
  ['export to excel', 'react-data-grid/export/'],
  ['disable sorting on a column', 'react-data-grid/sorting/'],
  ['server side pagination', 'react-data-grid/pagination/'],
  ['hide toolbar', 'api/data-grid/data-grid/', {anchor: 'prop-showToolbar'}],
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
  // What things are called elsewhere, and by features rather than by our headings.
  ['translate the grid', 'react-data-grid/localization/'],
  ['what changed in v8', 'migration-v8/', first],
  ['checkbox selection', 'react-data-grid/row-selection/', first],
  ['text wrap', 'react-data-grid/row-height/', first],
  ['crud', 'react-data-grid/editing/', first],
  ['right-click menu', 'react-data-grid/events/'],
  ['conditional formatting', 'react-data-grid/style/'],
  ['computed column', 'react-data-grid/column-definition/'],
  ['global search', 'react-data-grid/filtering/quick-filter/'],
  ['save as xlsx', 'react-data-grid/export/'],
  ['format currency in a column', 'react-data-grid/column-definition/'],
  ['area chart', 'react-charts/lines/'],
  ['dual y axis', 'react-charts/axis/'],
  ['birthday', 'react-date-pickers/date-picker/'],
  ['am pm', 'react-date-pickers/time-picker/'],
  ['expand all nodes', 'react-tree-view/rich-tree-view/expansion/'],
  // The whole name before members that are called so, and the page about it.
  ['colDef', 'api/data-grid/grid-col-def/', first],
  ['colDef', 'react-data-grid/column-definition/'],
  // Two wrong words.
  ['datagird pagnation', 'react-data-grid/pagination/', first],
  ['colum visibilty', 'react-data-grid/column-visibility/'],
  ['pie chrat lables', 'react-charts/pie/'],
  // The page at hand says which product is meant.
  ['what changed in v8', 'migration/whats-new-data-grid-v8/', {from: 'react-data-grid/sorting/'}],
  [
    'checkbox selection',
    'react-tree-view/rich-tree-view/selection/',
    {first: true, from: 'react-tree-view/'},
  ],
  ['quickstart', 'react-charts/quickstart/', {first: true, from: 'react-charts/bars/'}],
  [
    'breaking changes',
    'migration/migration-pickers-v7/',
    {first: true, from: 'react-date-pickers/validation/'},
  ],
  ['styling', 'react-charts/styling/', {first: true, from: 'react-charts/'}],
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
  ['columnVisibilityModel', 'api/data-grid/data-grid/', {anchor: 'prop-columnVisibilityModel'}],
  ['固定列', 'react-data-grid/column-pinning/'],
  ['表头', 'react-data-grid/column-header/'],
  ['过滤', 'react-data-grid/filtering/', first],
  ['半选', 'react-tree-view/rich-tree-view/selection/'],
  ['初始排序', 'react-data-grid/sorting/', first],
  ['禁用周末', 'react-date-pickers/validation/', first],
  ['行分组', 'react-data-grid/row-grouping/', first],
  ['导出', 'react-data-grid/export/', first],
  ['增删改查', 'react-data-grid/editing/'],
  ['自动换行', 'react-data-grid/row-height/'],
  ['右键菜单', 'react-data-grid/events/'],
  ['汉化 日期选择器', 'react-date-pickers/localization/'],
  ['面积图', 'react-charts/lines/'],
  ['快速开始', 'react-tree-view/quickstart/', {first: true, from: 'react-tree-view/rich-tree-view/items/'}],
];

function toQueries(language: AskedLanguage, base: string, rows: readonly Row[]): RelevanceQuery[] {
  return rows.map(([query, page, {from = 'introduction/support/', ...wanted} = {}]) => ({
    query,
    language,
    page: base + page,
    from: base + from,
    ...wanted,
  }));
}

/** What the ranking is held against. It is not tuned to these: other questions must find their pages as well. */
export const relevanceQueries: readonly RelevanceQuery[] = [
  ...toQueries('en', '/x/', english),
  ...toQueries('zh', '/zh/x/', chinese),
];

/** The same by the page that the reader is on, so that each is opened once. */
export const queriesByPage: ReadonlyMap<string, readonly RelevanceQuery[]> = new Map(
  relevanceQueries.map(({from}) => [from, relevanceQueries.filter((query) => query.from === from)]),
);
