import type {ProductId} from '../../../src/navigation';
import {stem, splitWords} from './words';

interface ProductWords {
  readonly product: ProductId;
  /** They name the product. */
  readonly names: string;
  /** They name a part of it, which others hardly have. */
  readonly parts: string;
}

const rows: readonly ProductWords[] = [
  {
    product: 'x-data-grid',
    names: 'grid datagrid table 表格 数据表格',
    parts: 'row column cell 行 列 单元格 表头',
  },
  {
    product: 'x-date-pickers',
    names: 'picker datepicker calendar 选择器 日历',
    parts: 'date day month year week weekend 日期 时间 月份 年份 星期 周末',
  },
  {
    product: 'x-charts',
    names: 'chart graph plot 图表 柱状图 折线图 饼图',
    parts: 'axis legend series 坐标轴 图例 系列',
  },
  {product: 'x-tree-view', names: 'tree treeview 树 树形 树形视图', parts: 'node 节点'},
];

/** Words that stand in the names of products, and mean nothing else beside the rest of such a name. */
const alongside: ReadonlySet<string> = new Set(
  ['data', 'date', 'time', 'view', '数据', '日期', '视图'].map(stem),
);

const stemsIn = (list: string) => list.split(' ').map(stem);

const nameStems = new Map(rows.map(({product, names}) => [product, stemsIn(names)]));
const partStems = new Map(rows.map(({product, parts}) => [product, stemsIn(parts)]));

function having(query: string, stems: ReadonlyMap<ProductId, readonly string[]>): ReadonlySet<ProductId> {
  const asked = new Set(splitWords(query).map(stem));
  return new Set(
    [...stems]
      .filter(([, productStems]) => productStems.some((one) => asked.has(one)))
      .map(([product]) => product),
  );
}

/** Words that name a product, as they are written. */
export const productNames: readonly string[] = rows.flatMap(({names}) => names.split(' '));

/** The products that a question names. */
export function productsIn(query: string): ReadonlySet<ProductId> {
  return having(query, nameStems);
}

/** The products that have what a question is about. */
export function productsWith(query: string): ReadonlySet<ProductId> {
  return having(query, partStems);
}

/** The words of a question that do not merely name a product. */
export function withoutProducts(words: readonly string[]): string[] {
  const all = new Set([...nameStems.values()].flat());
  const rest = words.filter((word) => !all.has(stem(word)));
  return rest.length < words.length ? rest.filter((word) => !alongside.has(stem(word))) : rest;
}
