// Stands for your server. What it answers depends on its rows and the request alone.
import type {GridFilterItem, GridFilterModel, GridRowId, GridSortModel} from '@mui/x-data-grid';

/** The parameters of `getRows`, those of the Pro and Premium grids included. */
export interface RowQuery {
  /** Index of the first row, or a cursor: empty at first, then the `nextCursor` of the last answer. */
  start?: number | string;
  /** Index of the last row; with a cursor, counted from there. */
  end?: number;
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
  groupKeys?: readonly string[];
  groupFields?: readonly string[];
  aggregationModel?: Readonly<Record<string, string>>;
  pivotModel?: {
    rows: readonly Field[];
    columns: readonly (Field & {sort?: 'asc' | 'desc'})[];
    values: readonly (Field & {aggFunc: string})[];
  };
}

type Field = {field: string};
type Row = {id: GridRowId};

/** All rows of a group as one row; aggregated and pivoted values are further fields. */
export interface GroupRow extends Row {
  group: string;
  /** Number of rows one level below. */
  children: number;
  [field: string]: unknown;
}

/** What `getRows` returns. */
export interface RowAnswer<Data> {
  rows: (Data | GroupRow)[];
  /** Absent inside a group: the grid would take it for the number of rows at the top. */
  rowCount?: number;
  pageInfo?: {hasNextPage: boolean; nextCursor?: string};
  aggregateRow?: Record<string, number>;
  pivotColumns?: PivotColumn[];
}

type PivotColumn = {key: string; group: string; children: PivotColumn[]};

const cellOf = (row: object, field: string): unknown => Reflect.get(row, field);

/** Text without regard to case. The filter panel gives days as dates. */
const textOf = (value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value).toLowerCase();

type Test = (cell: string | number, wanted: string | number) => boolean;
const same: Test = (cell, wanted) => cell === wanted;
const over: Test = (cell, wanted) => cell > wanted;
const under: Test = (cell, wanted) => cell < wanted;
const includes: Test = (cell, wanted) => String(cell).includes(String(wanted));

function not(test: Test): Test {
  return (cell, wanted) => !test(cell, wanted);
}

/** The operators of all column types. */
const operators: Readonly<Record<string, Test>> = {
  contains: includes,
  doesNotContain: not(includes),
  startsWith: (cell, wanted) => String(cell).startsWith(String(wanted)),
  endsWith: (cell, wanted) => String(cell).endsWith(String(wanted)),
  ...{equals: same, is: same, isAnyOf: same, '=': same},
  ...{doesNotEqual: not(same), not: not(same), '!=': not(same)},
  ...{after: over, '>': over, onOrAfter: not(under), '>=': not(under)},
  ...{before: under, '<': under, onOrBefore: not(over), '<=': not(over)},
};

function passes(row: Row, {field, operator, value}: GridFilterItem): boolean {
  const cell = cellOf(row, field);
  if (operator === 'isEmpty') return cell == null;
  if (operator === 'isNotEmpty') return cell != null;
  const wanted: unknown[] = [value].flat().filter((each) => each != null && each !== '');
  if (wanted.length === 0) return true;
  const test = operators[operator];
  if (!test) throw new Error(`The server does not know the operator "${operator}".`);
  const matches = (each: unknown) =>
    typeof cell === 'number' ? test(cell, Number(each)) : test(textOf(cell), textOf(each));
  return cell != null && wanted.some(matches);
}

const combine = (results: readonly boolean[], operator = 'and') =>
  results.length === 0 || (operator === 'or' ? results.includes(true) : results.every(Boolean));

function isFound(row: Row, model: GridFilterModel): boolean {
  const text = textOf(Object.values(row).join('\n'));
  const words = (model.quickFilterValues ?? []).map((word) => text.includes(textOf(word)));
  const items = model.items.map((item) => passes(row, item));
  return combine(items, model.logicOperator) && combine(words, model.quickFilterLogicOperator);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return textOf(a ?? '').localeCompare(textOf(b ?? ''), 'en');
}

function sorted<Sorted extends Row>(rows: readonly Sorted[], model: GridSortModel): Sorted[] {
  const comparisons = model.map(({field, sort}) => (a: Row, b: Row) => {
    // The grid's own columns for groups have names with two underscores.
    const name = field.startsWith('__') ? 'group' : field;
    return (sort === 'desc' ? -1 : 1) * compare(cellOf(a, name), cellOf(b, name));
  });
  return [...rows].sort((a, b) => comparisons.reduce((order, next) => order || next(a, b), 0));
}

function groupsOf<Grouped extends Row>(rows: readonly Grouped[], field: string): [string, Grouped[]][] {
  const groups = new Map<string, Grouped[]>();
  for (const row of rows) {
    const key = String(cellOf(row, field));
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
}

function aggregate(rows: readonly Row[], field: string, name: string): number {
  const values = rows.map((row) => Number(cellOf(row, field)));
  const sum = values.reduce((total, value) => total + value, 0);
  if (name === 'sum') return sum;
  if (name === 'avg') return sum / values.length;
  if (name === 'min') return Math.min(...values);
  return name === 'max' ? Math.max(...values) : values.length;
}

type Pivot = NonNullable<RowQuery['pivotModel']>;

/** Pivoted values under the names that `pivotingColDef` gives their columns, such as `France/total`. */
function pivoted(
  rows: readonly Row[],
  {columns, values}: Omit<Pivot, 'rows'>,
  path = '',
): [string, number][] {
  const [first, ...rest] = columns;
  return first
    ? groupsOf(rows, first.field).flatMap(([key, own]) =>
        pivoted(own, {columns: rest, values}, `${path}${key}/`),
      )
    : values.map(({field, aggFunc}) => [`${path}${field}`, aggregate(rows, field, aggFunc)]);
}

function pivotColumns(rows: readonly Row[], [first, ...rest]: Pivot['columns']): PivotColumn[] {
  const groups = first ? groupsOf(rows, first.field) : [];
  const order = first?.sort === 'desc' ? -1 : 1;
  return groups
    .sort(([a], [b]) => order * compare(a, b))
    .map(([key, own]) => ({key, group: key, children: pivotColumns(own, rest)}));
}

/** Answers one call of `getRows`: filters, groups, aggregates, sorts, and cuts out the page. */
export function readRows<Data extends Row>(data: readonly Data[], query: RowQuery): RowAnswer<Data> {
  const {start = 0, end = data.length, groupKeys = [], filterModel, pivotModel} = query;
  // When users change the rows of a pivot table, groupFields still has those of before.
  const groupFields = pivotModel?.rows.map(({field}) => field) ?? query.groupFields ?? [];
  const found = filterModel ? data.filter((row) => isFound(row, filterModel)) : data;
  const inGroup = found.filter((row) =>
    groupKeys.every((key, depth) => String(cellOf(row, groupFields[depth] ?? '')) === key),
  );
  const aggregates = Object.entries(query.aggregationModel ?? {});
  const valuesOf = (rows: readonly Row[]) =>
    Object.fromEntries(
      pivotModel
        ? pivoted(rows, pivotModel)
        : aggregates.map(([field, name]) => [field, aggregate(rows, field, name)]),
    );
  const [field, below] = groupFields.slice(groupKeys.length);
  const asGroup = ([group, rows]: [string, Data[]]): GroupRow => ({
    ...(field && {[field]: group}),
    ...valuesOf(rows),
    id: [...groupKeys, group].join('/'),
    group,
    children: below ? groupsOf(rows, below).length : rows.length,
  });
  // A pivot table without groups has one row.
  const ungrouped = pivotModel ? [{...asGroup(['', inGroup]), children: 0}] : inGroup;
  const level = field ? groupsOf(inGroup, field).map(asGroup) : ungrouped;
  const rows = sorted<Data | GroupRow>(level, query.sortModel ?? []);
  if (groupKeys.length > 0) return {rows};
  const cursor = rows.findIndex(({id}) => String(id) === start);
  const first = typeof start === 'number' ? start : Math.max(0, cursor);
  const after = (typeof start === 'number' ? end : first + end) + 1;
  const next = typeof start === 'string' ? rows[after] : undefined;
  return {
    rows: rows.slice(first, after),
    rowCount: rows.length,
    pageInfo: {hasNextPage: after < rows.length, ...(next && {nextCursor: String(next.id)})},
    aggregateRow: valuesOf(found),
    ...(pivotModel && {pivotColumns: pivotColumns(found, pivotModel.columns)}),
  };
}

interface TreeItem extends Row {
  name: string;
  parent: GridRowId | null;
}

/** The grid's own column for the tree has a name with two underscores. */
const byName = <Named extends Field>(each: Named): Named =>
  each.field.startsWith('__') ? {...each, field: 'name'} : each;

/** Answers for tree data, whose keys are ids. A row is there if it, or a row below, passes the filter. */
export function readTree<Item extends TreeItem>(
  data: readonly Item[],
  {start = 0, end = data.length, groupKeys = [], filterModel, sortModel = []}: RowQuery,
): {rows: (Item & {children: number})[]; rowCount?: number} {
  const filter = filterModel && {...filterModel, items: filterModel.items.map(byName)};
  const below = (id: GridRowId) => data.filter(({parent}) => parent === id);
  const isShown = (item: Item): boolean => !filter || isFound(item, filter) || below(item.id).some(isShown);
  const level = data.filter(({parent}) => String(parent ?? '') === (groupKeys.at(-1) ?? ''));
  const rows = sorted(level.filter(isShown), sortModel.map(byName)).map((item) => ({
    ...item,
    children: below(item.id).filter(isShown).length,
  }));
  // A row's children are not divided into pages.
  if (groupKeys.length > 0) return {rows};
  return {rows: rows.slice(Number(start), end + 1), rowCount: rows.length};
}

/** Answers after a moment, or fails, as a network does. */
export async function overNetwork<Answer>(
  answer: () => Answer,
  {delay = 600, fails = false, signal}: {delay?: number; fails?: boolean; signal?: AbortSignal} = {},
): Promise<Answer> {
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was canceled.', 'AbortError'));
    });
  });
  if (fails) throw new Error('503 Service Unavailable');
  return answer();
}
