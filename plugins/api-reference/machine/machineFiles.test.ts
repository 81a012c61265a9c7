import {describe, expect, it} from 'vitest';
import {useMode} from '../testing/useMode';
import {machinePage} from './machineFiles';
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
