import {describe, expect, it} from 'vitest';
import {gridLists} from '../../../tests/unit/apiReference/models';
import {indexNames} from './indexNames';

describe('indexNames', () => {
  const names = indexNames(gridLists);

  it('has every name with its place', () => {
    expect(names.map(({row}) => row)).toEqual([
      {
        name: 'gridSortModelSelector',
        product: 'data-grid',
        kind: 'selector',
        plan: 'pro',
        path: 'api/data-grid/selectors/#selector-gridSortModelSelector',
        deprecated: true,
      },
      {
        name: 'rowClick',
        product: 'data-grid',
        kind: 'event',
        plan: 'community',
        path: 'api/data-grid/events/#event-rowClick',
      },
      {
        name: 'sortColumn',
        product: 'data-grid',
        kind: 'method',
        plan: 'community',
        path: 'api/data-grid/api-object/#method-sortColumn',
      },
      {
        name: 'useMode',
        product: 'data-grid',
        kind: 'hook',
        plan: 'community',
        path: 'api/data-grid/use-mode/',
      },
    ]);
  });

  it('has what the filter searches beside the name: description and type, each word once', () => {
    expect(names.map(({text}) => text)).toEqual(
      [
        'The sort model. (apiRef: GridApiRef) => GridSortModel',
        'Fired after a click. GridRowParams MuiEvent',
        'Sorts a column. Function',
        '(parameters: UseModeParameters) => UseModeReturn',
      ].map((text) => text.toLowerCase()),
    );
  });
});
