import {describe, expect, it} from 'vitest';
import {namePieces} from './namePieces';

describe('breaking names in code', () => {
  it.each([
    ['GridFilterInputMultipleSingleSelect', ['Grid', 'Filter', 'Input', 'Multiple', 'Single', 'Select']],
    ['disableMultipleRowSelection', ['disable', 'Multiple', 'Row', 'Selection']],
    ['unstable_applyDefaultPropsAndAPIs', ['unstable_apply', 'Default', 'Props', 'And', 'APIs']],
    ['DataGridPremium', ['DataGridPremium']],
    ['Master-detail row panels', ['Master-detail row panels']],
    ['', ['']],
  ])('%s', (name, pieces) => {
    expect(namePieces(name)).toEqual(pieces);
    expect(namePieces(name).join('')).toBe(name);
  });
});
