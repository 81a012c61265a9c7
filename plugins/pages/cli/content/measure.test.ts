import {describe, expect, it} from 'vitest';
import {currentPackages} from '../../../../config/apiReference';
import {readMeasures} from '../../../../config/content';
import {loadApiModel} from '../../../api-reference/model/readModel';
import {
  countProps,
  countShown,
  measureProduct,
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
  page('react-data-grid', {code: ['density="compact"', 'aria-label']}),
  page('react-data-grid/demos/shop', {demos: 1}),
  page('react-data-grid/sorting', {demos: 2, translated: []}),
  page('react-data-grids'),
];

const measure: ProductMeasure = {
  folder: 'react-data-grid',
  demos: 3,
  fewerDemos: {'react-data-grid/demos/shop': 1},
  claims: 7,
  questions: {
    'react-data-grid': [
      {question: 'Which package?', heading: 'lead'},
      {question: 'Why?', refused: 'No reason.'},
    ],
  },
  answered: 0.9,
  unmentionedProps: {nonce: 'For one browser', density: 'Everybody knows it', flavor: 'Gone'},
};

const site = async (): Promise<Site> => ({
  model: await loadApiModel({siteDir: process.cwd(), packageSet: currentPackages}),
  pages,
  languages: ['zh'],
});

describe('the measure of a product', () => {
  it('reads the pages of its folder', () => {
    expect(pagesBelow('react-data-grid', pages).map((each) => each.page)).toEqual([
      'react-data-grid',
      'react-data-grid/demos/shop',
      'react-data-grid/sorting',
    ]);
  });

  it('wants demos on every page, and fewer where the page is one application', () => {
    expect(pagesWithFewDemos(measure, pages)).toEqual(['react-data-grid/sorting: 2 of 3']);
  });

  it('wants props mentioned, or a reason that is needed', async () => {
    const {model} = await site();
    const counts = countProps(measure, model, pages);
    expect(counts.written).toBe(2);
    expect(counts.missing).toEqual(expect.arrayContaining(['rowHeight', 'pivotModel', 'filterFormProps']));
    expect(counts.missing).not.toContain('calendars');
    expect(counts.missing).not.toContain('nonce');
    expect(counts.missing).not.toContain('aria-label');
    expect(counts.needless).toEqual(['density', 'flavor']);
  });

  it('wants components and hooks shown, or a reason that is needed', async () => {
    const {model} = await site();
    const tree = [page('react-tree-view', {code: ['<RichTreeView />', 'useTreeItem']})];
    const unshown = {SimpleTreeView: 'Another page', RichTreeView: 'Shown', Gone: 'Gone'};
    const counts = countShown({folder: 'react-tree-view', unshown}, model, tree);
    expect(counts.written).toBe(2);
    expect(counts.missing).toContain('TreeItem');
    expect(counts.missing).not.toContain('SimpleTreeView');
    expect(counts.needless).toEqual(['RichTreeView', 'Gone']);
    const {isReached, lines} = measureProduct(
      {...measure, folder: 'react-tree-view', unshown},
      {
        model,
        pages: tree,
        languages: ['zh'],
      },
    );
    expect(isReached).toBe(false);
    expect(lines.join('\n')).toMatch(/members +NO +\d+ components and hooks: 2 shown, 3 with a reason/);
  });

  it('says what is reached and what is missing', async () => {
    const {isReached, lines} = measureProduct(measure, await site());
    expect(isReached).toBe(false);
    expect(lines).toContain('Measure of react-data-grid: 3 pages');
    expect(lines.filter((line) => / NO /.test(line)).map((line) => line.trim().split(/\s+/)[0])).toEqual([
      'demos',
      'claims',
      'questions',
      'props',
      'translated',
    ]);
    expect(lines.join('\n')).toContain('2: 1 answered (50%), 0 partly, 1 refused; at least 90%');
    expect(lines).toContain('    react-data-grid: Why? Refused: No reason.');
  });

  it('says yes to what is reached', async () => {
    const {model} = await site();
    const all = model.pages.flatMap((each) =>
      each.kind === 'component' ? each.props.map(({name}) => name) : [],
    );
    const good = [page('react-data-grid', {code: all, claims: 7}), page('react-data-grid/sorting')];
    const easy = {...measure, answered: 0.5, unmentionedProps: {}};
    const {isReached, lines} = measureProduct(easy, {model, pages: good, languages: ['zh']});
    expect(lines.filter((line) => / NO /.test(line))).toEqual([]);
    expect(isReached).toBe(true);
    expect(lines.filter((line) => / yes /.test(line))).toHaveLength(5);
  });

  it('has no two products in one folder', () => {
    const folders = readMeasures(process.cwd()).map(({folder}) => folder);
    expect(new Set(folders).size).toBe(folders.length);
  });
});
