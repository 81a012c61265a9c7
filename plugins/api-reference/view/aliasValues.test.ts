import {expect, it} from 'vitest';
import type {ApiInterface, ApiTypeNode} from '../model/types';
import {aliasesIn, createValueFinder} from './aliasValues';
import {typeText} from '../model/typeText';

const literal = (text: string): ApiTypeNode => ({kind: 'literal', text});
const union = (...members: ApiTypeNode[]): ApiTypeNode => ({kind: 'union', members});
const name = (text: string, slug?: string): ApiTypeNode => ({
  kind: 'name',
  name: text,
  args: [],
  ...(slug !== undefined && {page: `date-pickers/${slug}`}),
});

function alias(slug: string, definition: ApiTypeNode): ApiInterface {
  return {
    kind: 'interface',
    name: slug,
    slug,
    product: 'date-pickers',
    plan: 'community',
    imports: [],
    description: '',
    deprecated: null,
    unstable: false,
    source: {package: '', file: '', url: ''},
    typeParameters: [],
    definition: {text: typeText(definition), node: definition},
    properties: [],
    extends: [],
  };
}

const findValues = createValueFinder({
  pages: [
    alias('date-view', union(literal("'year'"), literal("'day'"))),
    alias('time-view', literal("'hours'")),
    alias('any-view', union(name('DateView', 'date-view'), name('TimeView', 'time-view'), name('null'))),
    alias('zone', union(literal("'UTC'"), name('string'))),
    alias('row-id', union(name('string'), name('number'))),
    alias('options', union(literal("'a'"), {kind: 'object', members: []})),
    alias('endless', union(literal("'a'"), name('Endless', 'endless'))),
  ],
});
const getText = (slug: string): string | undefined => {
  const values = findValues(`date-pickers/${slug}`);
  return values && typeText(values);
};

it.each([
  ['date-view', "'year' | 'day'"],
  ['time-view', "'hours'"],
  ['any-view', "'year' | 'day' | 'hours' | null"],
  ['zone', "'UTC' | string"],
])('the values of %s are %s', (slug, text) => {
  expect(getText(slug)).toBe(text);
});

it.each(['row-id', 'options', 'endless', 'nowhere'])('%s is no list of values', (slug) => {
  expect(getText(slug)).toBeUndefined();
});

it('finds the aliases of a type, each once', () => {
  const views: ApiTypeNode = {kind: 'array', readonly: true, element: name('DateView', 'date-view')};
  const call: ApiTypeNode = {
    kind: 'function',
    params: [
      {name: 'view', optional: false, rest: false, type: name('DateView', 'date-view')},
      {name: 'id', optional: false, rest: false, type: name('RowId', 'row-id')},
    ],
    returns: name('Zone', 'zone'),
  };
  expect(aliasesIn(union(views, call), findValues).map((each) => each.name)).toEqual(['DateView', 'Zone']);
});
