import type {ApiProduct} from '../plugins/api-reference/model/types';
import type {EquivalentType} from '../plugins/api-reference/diff/typeTexts';
import type {OlderPage} from '../plugins/library-versions/migration/types';
import type {OldPackagesName} from './oldPackages';

/** The page that takes the reader of one product from the older packages to the current ones. */
export interface BreakingPage {
  product: ApiProduct;
  /** Address below `/x/`. */
  page: string;
}

/** The pages that the migration check reads. */
export const breakingPages: readonly BreakingPage[] = [
  {product: 'data-grid', page: 'migration/migration-data-grid-v7'},
  {product: 'date-pickers', page: 'migration/migration-pickers-v7'},
  {product: 'charts', page: 'migration/migration-charts-v7'},
  {product: 'tree-view', page: 'migration/migration-tree-view-v7'},
];

/** Pages about the current packages alone, whose code the migration check compiles too. */
export const newsPages: readonly string[] = [
  'migration/whats-new-data-grid-v8',
  'migration/whats-new-pickers-v8',
  'migration/whats-new-charts-v8',
  'migration/whats-new-tree-view-v8',
];

const labTreeView = {version: 'lab', packages: 'lab-tree-view'} as const;
const labPickers = {version: 'lab', packages: 'lab-pickers'} as const;
const v4 = {version: 'v4', packages: 'v4'} as const;
const v5 = {version: 'v5', packages: 'v5'} as const;
const v6 = {version: 'v6', packages: 'v6'} as const;
const v7 = {version: 'v7', packages: 'installed'} as const;

/** The packages of one side: those of `oldPackages.ts`, or those of the version before that this site has. */
export type SidePackages = OldPackagesName | 'installed';

/** The pages whose code `npm run verify -- oldPackages` compiles, each side against its own packages. */
export const olderPages: readonly OlderPage<SidePackages>[] = [
  {product: 'data-grid', page: 'migration/migration-data-grid-v6', before: v6, after: v7},
  {product: 'data-grid', page: 'migration/migration-data-grid-v5', before: v5, after: v6},
  {product: 'data-grid', page: 'migration/migration-data-grid-v4', before: v4, after: v5},
  {product: 'charts', page: 'migration/migration-charts-v6', before: v6, after: v7},
  {product: 'date-pickers', page: 'migration/migration-pickers-v6', before: v6, after: v7},
  {product: 'date-pickers', page: 'migration/migration-pickers-v5', before: v5, after: v6},
  {product: 'date-pickers', page: 'migration/migration-pickers-lab', before: labPickers, after: v5},
  {product: 'tree-view', page: 'migration/migration-tree-view-v6', before: v6, after: v7},
  {product: 'tree-view', page: 'migration/migration-tree-view-lab', before: labTreeView, after: v6},
];

const dates = (pattern: RegExp, replacement: string): EquivalentType => ({
  product: 'date-pickers',
  pattern,
  replacement,
  reason:
    'v7 took the type of a date as the type parameter TDate, v8 takes it from the adapter: for props it is one type',
});

/** Ways to write one type, which make no difference to the code of a reader. */
export const equivalentTypes: readonly EquivalentType[] = [
  {
    product: 'data-grid',
    pattern: /\bElementSize\b/g,
    replacement: 'Size',
    reason: 'a width and a height under another name',
  },
  {
    product: 'data-grid',
    pattern: /\bGridDataSourceApi\['dataSource'\]\['cache'\]/g,
    replacement: 'GridDataSourceCache',
    reason: 'the same type, taken from another interface',
  },
  dates(/\[TDate, TDate\]/g, '[PickerValidDate, PickerValidDate]'),
  dates(/\bDateRange<TDate>/g, '[PickerValidDate | null, PickerValidDate | null]'),
  dates(/<TDate, /g, '<'),
  dates(/, TDate\b/g, ''),
  dates(/<TDate>/g, ''),
  dates(/\bTDate\b/g, 'PickerValidDate'),
  {
    product: 'date-pickers',
    pattern: /\bvalue is PickerValidDate\b/g,
    replacement: 'boolean',
    reason: 'who calls a type predicate gets a boolean',
  },
  {
    product: 'charts',
    pattern: /\bnumber \| NumberValue\b/g,
    replacement: 'number | Date',
    reason: 'a NumberValue is a number, a date, or another object that stands for a number',
  },
  {
    product: 'tree-view',
    pattern: /\bTreeViewItemId\b/g,
    replacement: 'string',
    reason: 'an alias of string, in both versions',
  },
];
