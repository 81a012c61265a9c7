import {describe, expect, it} from 'vitest';
import type {ApiModel} from '../model/types';
import {breakingChanges, removedExports} from './breaking';
import type {ApiChange} from './types';

function model(exported: string[], modules: Readonly<Record<string, string[]>> = {}): ApiModel {
  const exports = {'data-grid': exported, 'date-pickers': [], charts: [], 'tree-view': []};
  const entryPoints = Object.entries(modules).map(([path, names]) => ({
    path,
    product: 'data-grid' as const,
    names,
  }));
  return {
    set: 'test',
    packages: {},
    exports,
    entryPoints,
    pages: [],
    events: [],
    apiObject: [],
    selectors: [],
  };
}

function change(facts: Partial<ApiChange>): ApiChange {
  return {
    kind: 'removed',
    subject: 'prop',
    product: 'data-grid',
    page: 'data-grid/data-grid',
    owner: 'DataGrid',
    name: 'rows',
    plan: 'community',
    before: 'rows',
    after: null,
    ...facts,
  };
}

function found(changes: ApiChange[], before: string[] = [], after: string[] = []) {
  const models = {before: model(before), after: model(after)};
  return breakingChanges({models, changes, equivalents: []}, 'data-grid').map(
    ({kind, subject, name, owners}) => [kind, subject, name, owners.map((owner) => owner.name).join(' ')],
  );
}

describe('breakingChanges', () => {
  it('joins a change of several components', () => {
    expect(found([change({}), change({owner: 'DataGridPro'})])).toEqual([
      ['removed', 'prop', 'rows', 'DataGrid DataGridPro'],
    ]);
  });

  it('lists exports that are gone, pages or not', () => {
    const page = change({subject: 'component', owner: 'Old', name: 'Old', before: 'Old'});
    expect(found([page], ['Kept', 'Old', 'oldHook'], ['Kept'])).toEqual([
      ['removed', 'export', 'Old', 'Old'],
      ['removed', 'export', 'oldHook', 'oldHook'],
    ]);
  });

  it('lists modules that are gone, and names that another module exports', () => {
    const before = model(['Kept', 'Moved'], {
      '@mui/x': ['Kept', 'Moved'],
      '@mui/x/context': ['Moved'],
      '@mui/x/gone': ['Kept'],
    });
    const after = model(['Kept', 'Moved'], {
      '@mui/other': ['Moved'],
      '@mui/x': ['Kept', 'Moved'],
      '@mui/x/context': [],
    });
    expect(
      removedExports(before, after, 'data-grid').map(({kind, subject, name, before: old, after: now}) => [
        kind,
        subject,
        name,
        old,
        now,
      ]),
    ).toEqual([
      ['removed', 'module', '@mui/x/gone', '@mui/x/gone', null],
      ['moved', 'export', 'Moved', '@mui/x/context', '@mui/x'],
    ]);
  });

  it('leaves out what breaks nothing', () => {
    expect(
      found([
        change({kind: 'added', before: null, after: 'rows'}),
        change({kind: 'required', before: 'required', after: 'optional'}),
        change({kind: 'default', before: null, after: 'true'}),
        change({kind: 'type', before: 'string', after: 'string | null'}),
        change({product: 'charts'}),
      ]),
    ).toEqual([]);
  });

  it('counts a wider type of what the library gives, and another default', () => {
    expect(
      found([
        change({kind: 'type', subject: 'property', before: 'string', after: 'string | null'}),
        change({kind: 'default', name: 'size', before: '1', after: '2'}),
        change({kind: 'required', name: 'id', before: 'optional', after: 'required'}),
      ]).map(([kind]) => kind),
    ).toEqual(['type', 'default', 'required']);
  });
});
