import {describe, expect, it} from 'vitest';
import type {ApiComponent, ApiEvent, ApiInterface, ApiMember, ApiModel, ApiTypeNode} from '../model/types';
import {typeText} from '../model/typeText';
import {emptyModel} from '../../../tests/unit/apiReference/models';
import {compareModels} from './compareModels';

const text = (written: string) => ({text: written, node: {kind: 'text' as const, text: written, names: []}});

function member(name: string, facts: Partial<ApiMember> = {}): ApiMember {
  return {
    name,
    required: false,
    type: text('boolean'),
    default: null,
    description: 'A prop.',
    notes: [],
    deprecated: null,
    signature: null,
    plan: 'community',
    declaredIn: null,
    ...facts,
  };
}

function component(name: string, facts: Partial<ApiComponent> = {}): ApiComponent {
  return {
    kind: 'component',
    name,
    slug: name.toLowerCase(),
    product: 'data-grid',
    plan: 'community',
    imports: [],
    description: 'A component.',
    deprecated: null,
    unstable: false,
    source: {package: '@mui/x-data-grid', file: name, url: ''},
    props: [],
    inherited: [],
    slots: [],
    classes: [],
    themeKey: null,
    refType: null,
    ...facts,
  };
}

function model(facts: Partial<ApiModel>): ApiModel {
  return {...emptyModel, ...facts};
}

function changes(before: ApiComponent[], after: ApiComponent[]) {
  return compareModels(model({pages: before}), model({pages: after})).map(
    ({kind, subject, owner, name, before: old, after: now}) => [kind, subject, owner, name, old, now],
  );
}

describe('compareModels', () => {
  it('a page that comes or goes is no change while both versions export the name', () => {
    const exporting = (names: string[]) => ({
      exports: {'data-grid': names, 'date-pickers': [], charts: [], 'tree-view': []},
    });
    const listKinds = (names: string[]) =>
      compareModels(model({pages: [component('Menu')]}), model(exporting(names))).map(({kind}) => kind);
    expect(listKinds(['Menu'])).toEqual([]);
    expect(listKinds([])).toEqual(['removed']);
    const added = compareModels(model(exporting(['Menu'])), model({pages: [component('Menu')]}));
    expect(added).toEqual([]);
  });

  it('finds nothing between equal models', () => {
    const grid = component('Grid', {props: [member('rows')]});
    expect(changes([grid], [grid])).toEqual([]);
  });

  it('names pages that were added and removed', () => {
    expect(changes([component('Old')], [component('New')])).toEqual([
      ['removed', 'component', 'Old', 'Old', 'Old', null],
      ['added', 'component', 'New', 'New', null, 'New'],
    ]);
  });

  it('calls a prop renamed where its deprecation named the new one', () => {
    const before = component('Grid', {
      props: [
        member('old', {deprecated: {text: 'Use `fresh`.', replacement: 'fresh'}}),
        member('lost', {deprecated: {text: 'Use `nothing`.', replacement: 'nothing'}}),
      ],
    });
    const after = component('Grid', {props: [member('fresh', {default: 'true'})]});
    expect(changes([before], [after])).toEqual([
      ['removed', 'prop', 'Grid', 'lost', 'lost', null],
      ['renamed', 'prop', 'Grid', 'fresh', 'old', 'fresh'],
      ['default', 'prop', 'Grid', 'fresh', null, 'true'],
    ]);
  });

  it('tells what changed about a prop', () => {
    const before = component('Grid', {props: [member('size', {type: text('number'), default: '1'})]});
    const after = component('Grid', {
      props: [member('size', {type: text('number | null'), default: '2', required: true})],
    });
    expect(changes([before], [after])).toEqual([
      ['type', 'prop', 'Grid', 'size', 'number', 'number | null'],
      ['default', 'prop', 'Grid', 'size', '1', '2'],
      ['required', 'prop', 'Grid', 'size', 'optional', 'required'],
    ]);
  });

  it('says nothing about the members of what the packages write nothing about', () => {
    const silent = {description: '', props: [member('size', {description: ''})]};
    expect(changes([component('Cell', silent)], [component('Cell', {description: ''})])).toEqual([]);
    const withClass = {
      classes: [{key: 'root', className: 'MuiGrid-root', isGlobal: false, description: '', deprecated: null}],
    };
    // A component that is described: its slots and classes are for readers, props without a word are not.
    expect(
      changes([component('Cell', {...silent, description: 'A cell.', ...withClass})], [component('Cell')]),
    ).toEqual([['removed', 'class', 'Cell', 'MuiGrid-root', 'MuiGrid-root', null]]);
  });

  it('takes an alias for what it stands for', () => {
    const literal = (value: string): ApiTypeNode => ({kind: 'literal', text: value});
    const values: ApiTypeNode = {kind: 'union', members: [literal("'a'"), literal("'b'")]};
    const alias: ApiInterface = {
      ...component('Mode'),
      kind: 'interface',
      typeParameters: [],
      definition: {text: "'b' | 'a'", node: {kind: 'union', members: [literal("'b'"), literal("'a'")]}},
      properties: [],
      extends: [],
    };
    const named: ApiTypeNode = {kind: 'name', name: 'Mode', args: [], page: 'data-grid/mode'};
    const grid = (node: ApiTypeNode) =>
      component('Grid', {props: [member('mode', {type: {text: typeText(node), node}})]});
    const listTypes = (after: ApiTypeNode) =>
      compareModels(model({pages: [grid(values)]}), model({pages: [grid(after), alias]}))
        .filter(({kind}) => kind === 'type')
        .map(({before, after: now}) => [before, now]);
    expect(listTypes(named)).toEqual([]);
    expect(listTypes(literal("'a'"))).toEqual([["'a' | 'b'", "'a'"]]);
  });

  it('compares slots and classes by name', () => {
    const slot = {
      default: null,
      class: null,
      description: '',
      type: text('x'),
      propsType: null,
      deprecated: null,
    };
    const before = component('Grid', {slots: [{...slot, name: 'footer', plan: 'community'}]});
    const after = component('Grid', {
      classes: [{key: 'root', className: 'MuiGrid-root', isGlobal: false, description: '', deprecated: null}],
    });
    expect(changes([before], [after])).toEqual([
      ['removed', 'slot', 'Grid', 'footer', 'footer', null],
      ['added', 'class', 'Grid', 'MuiGrid-root', null, 'MuiGrid-root'],
    ]);
  });

  it('knows the successor of a prop whose comment names another one', () => {
    const deprecated = {text: 'Use `xAxisId`.', replacement: 'xAxisId'};
    const before = component('Grid', {
      props: [member('xAxisKey', {deprecated}), member('yAxisKey', {deprecated})],
    });
    const after = component('Grid', {props: [member('xAxisId'), member('yAxisId')]});
    expect(changes([before], [after]).map(([kind, , , , old, now]) => [kind, old, now])).toEqual([
      ['renamed', 'xAxisKey', 'xAxisId'],
      ['renamed', 'yAxisKey', 'yAxisId'],
    ]);
  });

  it('misses no class that the elements still have', () => {
    const listed = (...names: string[]) =>
      names.map((className) => ({
        key: className,
        className,
        isGlobal: false,
        description: '',
        deprecated: null,
      }));
    const before = component('Bar', {
      classes: listed('MuiBarElement-root', 'Mui-disabled', 'MuiList-root', 'MuiBarGone-root'),
    });
    expect(changes([before], [component('Bar')]).map(([kind, , , name]) => [kind, name])).toEqual([
      ['removed', 'MuiBarGone-root'],
    ]);
  });

  it('compares events, which have no page', () => {
    const event: ApiEvent = {
      name: 'rowClick',
      plan: 'pro',
      description: '',
      params: null,
      event: text('MuiEvent'),
      prop: null,
      deprecated: null,
    };
    expect(compareModels(model({}), model({events: [event]}))).toEqual([
      {
        kind: 'added',
        subject: 'event',
        product: 'data-grid',
        page: null,
        owner: 'rowClick',
        name: 'rowClick',
        plan: 'pro',
        before: null,
        after: 'rowClick',
      },
    ]);
  });
});
