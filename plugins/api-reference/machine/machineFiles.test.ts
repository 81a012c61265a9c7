import {describe, expect, it} from 'vitest';
import {gridLists, useMode} from '../../../tests/unit/apiReference/models';
import {machineFiles, machinePage} from './machineFiles';
import {namedTypes} from './namedTypes';

describe('the file of a hook', () => {
  it('has what the hook takes and returns, with the types that it names', () => {
    const file = machinePage(useMode, [], namedTypes({pages: [useMode]}, '/x/api/'));
    const types = {GridEditMode: {json: '/x/api/data-grid/grid-edit-mode.json', values: null}};
    expect(file).toMatchObject({
      options: {of: {type: 'GridEditMode', types, required: true}, isLive: {default: 'false'}},
      returned: {mode: {type: 'GridEditMode', description: 'The mode.'}},
    });
  });
});

describe('the files of what belongs to no single export', () => {
  const files = machineFiles(gridLists, '/x/api/', () => []);

  it('have the events, the methods with their area, and the selectors by name', () => {
    expect(files.get('data-grid/events.json')).toMatchObject({
      kind: 'events',
      events: {rowClick: {params: 'GridRowParams', event: 'MuiEvent', prop: 'onRowClick', deprecated: null}},
    });
    expect(files.get('data-grid/api-object.json')).toMatchObject({
      kind: 'api-object',
      areas: {sort: {title: 'Sort', name: 'GridSortApi'}},
      methods: {sortColumn: {area: 'sort', description: 'Sorts a column.'}},
    });
    expect(files.get('data-grid/selectors.json')).toMatchObject({
      kind: 'selectors',
      selectors: {
        gridSortModelSelector: {plan: 'pro', returns: 'GridSortModel', deprecated: 'Use `other`.'},
      },
    });
  });

  it('are what the index leads to', () => {
    expect(files.get('index.json')).toMatchObject({
      entries: [
        {name: 'useMode', kind: 'hook', json: '/x/api/data-grid/use-mode.json'},
        {name: 'rowClick', kind: 'event', json: '/x/api/data-grid/events.json'},
        {name: 'sortColumn', kind: 'method', json: '/x/api/data-grid/api-object.json'},
        {name: 'gridSortModelSelector', kind: 'selector', json: '/x/api/data-grid/selectors.json'},
      ],
    });
  });
});
