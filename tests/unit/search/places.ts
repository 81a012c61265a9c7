import {readFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../../sidebars';
import type {Language, ProductId} from '../../../src/navigation';

/** What stands above a page in its crumbs. */
export interface Places {
  readonly products: ReadonlyMap<ProductId, string>;
  /** The groups of the navigation by the id of a page, from the product down. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

const products: readonly (readonly [ProductId, string, string])[] = [
  ['x', 'site.product.introduction', 'Introduction'],
  ['x-data-grid', 'site.product.dataGrid', 'Data Grid'],
  ['x-date-pickers', 'site.product.datePickers', 'Date and Time Pickers'],
  ['x-charts', 'site.product.charts', 'Charts'],
  ['x-tree-view', 'site.product.treeView', 'Tree View'],
];

type Texts = Readonly<Record<string, {readonly message: string} | undefined>>;

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null;
}

/** @throws for a file that holds no texts */
function textsIn(file: string): Texts {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isTexts(value)) throw new Error(`${file} holds no texts`);
  return value;
}

/** Products and groups of the navigation in a language. */
export function placesIn(siteDir: string, language: Language): Places {
  const file = (name: string) => path.join(siteDir, 'i18n', language, name);
  const texts = language === 'en' ? {} : textsIn(file('code.json'));
  const labels = language === 'en' ? {} : textsIn(file('docusaurus-plugin-content-docs/current.json'));
  const groups = new Map<string, readonly string[]>();
  const visit = (items: unknown, sidebar: string, above: readonly string[]): void => {
    if (!Array.isArray(items)) return;
    for (const item of items as readonly unknown[]) {
      if (typeof item === 'string') groups.set(item, above);
      else if (isGroup(item)) {
        const label = labels[`sidebar.${sidebar}.category.${item.key}`]?.message ?? item.label;
        visit(item.items, sidebar, [...above, label]);
      }
    }
  };
  for (const [name, items] of Object.entries(sidebars)) visit(items, name, []);
  return {
    products: new Map(products.map(([id, key, english]) => [id, texts[key]?.message ?? english])),
    groups,
  };
}

interface Group {
  readonly label: string;
  readonly key: string;
  readonly items: unknown;
}

function isGroup(item: unknown): item is Group {
  return typeof item === 'object' && item !== null && 'items' in item && 'label' in item && 'key' in item;
}
