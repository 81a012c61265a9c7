import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listPages} from '../../plugins/translations/build';
import {parsePage} from '../../src/mdx/parsePage';
import {listHeadings} from '../../src/mdx/headings';

/** Headings that one other stands for on every page. */
const replacedHeadings: Readonly<Record<string, string>> = {
  'Keyboard and screen readers': 'Accessibility',
  Limits: 'Limitations',
  'Go on': 'Next steps',
  'Begin here': 'Get started',
  'Find a task': 'Browse by task',
  'When something does not work': 'Troubleshooting',
};

/** What readers search for, by the page that they look for. */
const searched: Readonly<Record<string, readonly string[]>> = {
  'react-data-grid': ['React table'],
  'react-data-grid/accessibility': ['a11y', 'WCAG'],
  'react-data-grid/aggregation': ['total row', 'sum'],
  'react-data-grid/clipboard': ['copy and paste'],
  'react-data-grid/column-definition': ['computed column', 'dropdown'],
  'react-data-grid/column-dimensions': ['autosize'],
  'react-data-grid/column-ordering': ['drag and drop'],
  'react-data-grid/column-pinning': ['sticky', 'frozen'],
  'react-data-grid/column-spanning': ['merge cells'],
  'react-data-grid/editing': ['CRUD', 'inline editing'],
  'react-data-grid/events': ['right-click'],
  'react-data-grid/export': ['XLSX', 'PDF'],
  'react-data-grid/filtering': ['date filter'],
  'react-data-grid/filtering/quick-filter': ['global search'],
  'react-data-grid/localization': ['i18n', 'RTL'],
  'react-data-grid/master-detail': ['expandable rows'],
  'react-data-grid/overlays': ['empty state'],
  'react-data-grid/pivoting': ['pivot table'],
  'react-data-grid/row-grouping': ['group by'],
  'react-data-grid/row-height': ['dynamic row height', 'text wrap'],
  'react-data-grid/row-ordering': ['drag and drop'],
  'react-data-grid/row-pinning': ['sticky', 'freeze'],
  'react-data-grid/row-selection': ['checkbox selection', 'multi-select'],
  'react-data-grid/row-spanning': ['merge cells'],
  'react-data-grid/server-side-data': ['REST', 'lazy loading'],
  'react-data-grid/server-side-data/lazy-loading': ['infinite scroll'],
  'react-data-grid/style': ['zebra', 'conditional formatting'],
  'react-data-grid/virtualization': ['large datasets'],
  'react-date-pickers/accessibility': ['a11y', 'WCAG'],
  'react-date-pickers/adapters-locale': ['DD/MM/YYYY'],
  'react-date-pickers/calendar-systems': ['Jalali', 'Hijri'],
  'react-date-pickers/date-calendar': ['inline', 'highlight days'],
  'react-date-pickers/date-picker': ['birthday', 'month picker'],
  'react-date-pickers/date-range-picker': ['start and end date'],
  'react-date-pickers/fields': ['masked input'],
  'react-date-pickers/localization': ['i18n', 'RTL'],
  'react-date-pickers/time-picker': ['AM/PM'],
  'react-date-pickers/timezone': ['time zones', 'UTC', 'DST'],
  'react-date-pickers/validation': ['disable weekends', 'React Hook Form'],
  'react-charts/accessibility': ['a11y', 'WCAG'],
  'react-charts/axis': ['dual axis', 'rotate labels'],
  'react-charts/bars': ['column chart', 'histogram'],
  'react-charts/composition': ['combo chart'],
  'react-charts/export': ['PNG', 'PDF'],
  'react-charts/gauge': ['speedometer'],
  'react-charts/lines': ['area chart', 'time series'],
  'react-charts/localization': ['i18n', 'RTL'],
  'react-charts/pie': ['donut'],
  'react-charts/radar': ['spider chart'],
  'react-charts/scatter': ['bubble chart'],
  'react-tree-view/accessibility': ['a11y', 'WCAG'],
  'react-tree-view/rich-tree-view/editing': ['rename'],
  'react-tree-view/rich-tree-view/expansion': ['expand all'],
  'react-tree-view/rich-tree-view/items': ['nested list', 'search'],
  'react-tree-view/rich-tree-view/lazy-loading': ['load on expand'],
  'react-tree-view/rich-tree-view/ordering': ['drag and drop'],
  'react-tree-view/rich-tree-view/selection': ['checkbox tree', 'select all'],
};

const readSource = (page: string) => readFileSync(`docs/${page}/index.mdx`, 'utf8');

describe('the words of the English pages', () => {
  it('have one heading for one thing', () => {
    const found = listPages('.').flatMap((page) =>
      listHeadings(parsePage(readSource(page))).flatMap(({text}) => {
        const better = replacedHeadings[text];
        return better === undefined ? [] : [`docs/${page}: "${text}" is "${better}" elsewhere`];
      }),
    );
    expect(found).toEqual([]);
  });

  it.each(Object.entries(searched))('of %s are those that readers search for', (page, words) => {
    const text = readSource(page).replaceAll(/\s+/g, ' ').toLowerCase();
    expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
  });
});
