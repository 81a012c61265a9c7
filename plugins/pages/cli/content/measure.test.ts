import {describe, expect, it} from 'vitest';
import {currentPackages} from '../../../../config/apiReference';
import {productMeasures} from '../../../../config/content';
import {loadApiModel} from '../../../api-reference/model/readModel';
import {
  countExports,
  countProps,
  measureLines,
  pagesBelow,
  pagesWithFewDemos,
  type MeasuredPage,
  type Site,
} from './measure';
import type {ProductMeasure} from './types';

const page = (address: string, values: Partial<MeasuredPage> = {}): MeasuredPage => ({
  page: address,
  components: ['DataGrid'],
  code: [],
  demos: 3,
  claims: 2,
  translated: ['zh'],
  ...values,
});

const pages = [
  page('grid', {code: ['density="compact"', 'aria-label']}),
  page('grid/demos/shop', {demos: 1}),
  page('grid/sorting', {demos: 2, translated: []}),
  page('grids'),
];

const measure: ProductMeasure = {
  folder: 'grid',
  product: 'data-grid',
  demos: 3,
  fewerDemos: {'grid/demos/shop': 1},
  claims: 7,
  questions: {
    grid: [
      {question: 'Which package?', heading: 'lead'},
      {question: 'Why?', refused: 'No reason.'},
    ],
  },
  answered: 0.9,
  components: ['DataGrid'],
  unmentionedProps: {nonce: 'For one browser', density: 'Everybody knows it', flavor: 'Gone'},
  unnamedExports: {GridMenu: 'Of the grid itself', DataGrid: 'Everybody knows it', useGone: 'Gone'},
};

const site = async (): Promise<Site> => ({
  model: await loadApiModel({siteDir: process.cwd(), packageSet: currentPackages}),
  pages,
  languages: ['zh'],
});

describe('the measure of a product', () => {
  it('reads the pages of its folder', () => {
    expect(pagesBelow('grid', pages).map((each) => each.page)).toEqual([
      'grid',
      'grid/demos/shop',
      'grid/sorting',
    ]);
  });

  it('wants demos on every page, and fewer where the page is one application', () => {
    expect(pagesWithFewDemos(measure, pages)).toEqual(['grid/sorting: 2 of 3']);
  });

  it('wants props mentioned, or a reason that is needed', async () => {
    const {model} = await site();
    const counts = countProps(measure, model, pages);
    expect(counts.mentioned).toBe(2);
    expect(counts.missing).toContain('rowHeight');
    expect(counts.missing).not.toContain('nonce');
    expect(counts.missing).not.toContain('aria-label');
    expect(counts.needless).toEqual(['density', 'flavor']);
  });

  it('wants components and hooks named, or a reason that is needed', async () => {
    const {model} = await site();
    const code = ['<DataGrid rows={rows} />', 'useGridApiRef()', 'ofUseGridSelector'];
    const counts = countExports(measure, model, [{code}]);
    expect(counts.named).toBe(2);
    expect(counts.components).toContain('GridToolbarExportContainer');
    expect(counts.hooks).toContain('useGridSelector');
    expect(counts.components).not.toContain('GridMenu');
    expect(counts.needless).toEqual(['DataGrid', 'useGone']);
    expect(counts.named + counts.components.length + counts.hooks.length + 1).toBe(counts.all);
  });

  it('asks neither for names of other products nor for deprecated ones', async () => {
    const {model} = await site();
    const charts = {product: 'charts', unnamedExports: {}} as const;
    const {components, hooks} = countExports(charts, model, []);
    expect(components).toContain('RadarGrid');
    expect(components).not.toContain('DataGrid');
    expect(components).not.toContain('ChartContainer');
    expect(hooks).toContain('useAxesTooltip');
    expect(hooks).not.toContain('useAxisTooltip');
  });

  it('says what is reached and what is missing', async () => {
    const lines = measureLines(measure, await site());
    expect(lines).toContain('Measure of grid: 3 pages');
    expect(lines.filter((line) => / NO /.test(line)).map((line) => line.trim().split(/\s+/)[0])).toEqual([
      'demos',
      'claims',
      'questions',
      'props',
      'exports',
      'translated',
    ]);
    expect(lines.join('\n')).toContain('2: 1 answered (50%), 0 partly, 1 refused; at least 90%');
    expect(lines).toContain('    grid: Why? Refused: No reason.');
  });

  it('says yes to what is reached', async () => {
    const {model} = await site();
    const all = model.pages.flatMap((each) => [
      each.name,
      ...(each.kind === 'component' ? each.props.map(({name}) => name) : []),
    ]);
    const good = [page('grid', {code: all, claims: 7}), page('grid/sorting')];
    const easy = {...measure, answered: 0.5, unmentionedProps: {}, unnamedExports: {}};
    const lines = measureLines(easy, {model, pages: good, languages: ['zh']});
    expect(lines.filter((line) => / NO /.test(line))).toEqual([]);
    expect(lines.filter((line) => / yes /.test(line))).toHaveLength(6);
  });

  it('has no two products in one folder', () => {
    const folders = productMeasures.map(({folder}) => folder);
    expect(new Set(folders).size).toBe(folders.length);
  });
});
