import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {ApiDifference} from '../diff/types';
import type {ApiChange} from '../diff/types';
import type {ApiModel} from '../model/types';
import {emptyModel} from '../../../tests/unit/apiReference/models';
import {changeTable} from './changeTables';
import {remarkChangeTables} from './remarkTables';

function model(exported: string[]): ApiModel {
  return {...emptyModel, exports: {...emptyModel.exports, 'data-grid': exported}};
}

const prop: ApiChange = {
  kind: 'removed',
  subject: 'prop',
  product: 'data-grid',
  page: 'data-grid/data-grid',
  owner: 'DataGrid',
  name: 'old',
  plan: 'community',
  before: 'old',
  after: null,
};

const difference: ApiDifference = {
  models: {before: model(['gone']), after: model([])},
  changes: [
    prop,
    {...prop, owner: 'DataGridPro', page: 'data-grid/data-grid-pro'},
    {...prop, kind: 'added', name: 'fresh', before: null, after: 'fresh'},
    {...prop, kind: 'default', name: 'size', before: '1', after: '2'},
  ],
  equivalents: [],
};

const written = (of: Parameters<typeof changeTable>[2], heads: string[]) =>
  JSON.stringify(changeTable(difference, 'data-grid', of, heads)).match(/(?<="(?:value|url)":")[^"]+/g);

describe('lists of changes in a page', () => {
  it('name what is gone once for all that had it', () => {
    expect(written('removed', ['Where', 'Gone'])).toEqual([
      'Where',
      'Gone',
      'DataGrid',
      ', ',
      'DataGridPro',
      'old',
    ]);
    expect(written('exports', [])).toEqual(['gone']);
  });

  it('lead to what is new', () => {
    expect(written('new-props', ['On', 'New'])).toContain('/api/data-grid/data-grid/#prop-fresh');
  });

  it('show both values', () => {
    expect(written('defaults', ['Name', 'Where', 'v7', 'v8'])?.slice(4)).toEqual([
      'size',
      'DataGrid',
      '1',
      '2',
    ]);
  });

  it('fail with nothing to list, or another number of columns', () => {
    expect(() => written('types', ['Name', 'Where', 'v7', 'v8'])).toThrow('nothing to list as types');
    expect(() => written('removed', ['Where'])).toThrow('has 2 columns');
  });

  it('stand in the place of the element', async () => {
    const processor = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkChangeTables, {difference: () => Promise.resolve(difference)});
    const tree: Root = processor.parse(
      '<ChangeTable product="data-grid" of="removed" columns="Where, Gone" />',
    );
    await processor.run(tree);
    expect(tree.children.map(({type}) => type)).toEqual(['table']);
    await expect(processor.run(processor.parse('<ChangeTable product="x" of="removed" />'))).rejects.toThrow(
      '"product" is one of',
    );
  });
});
