import {describe, expect, it} from 'vitest';
import {isFinalAddress} from './isFinalAddress';

describe('isFinalAddress', () => {
  it.each([
    ['/x/react-data-grid/', '/x/', true],
    ['/zh/x/api/charts/bar-chart/', '/zh/x/', true],
    ['/x/', '/x/', true],
    ['/react-data-grid/', '/x/', false],
    ['/x/react-data-grid', '/x/', false],
    ['/x/react-data-grid/#rows', '/x/', false],
    ['/x/react-data-grid/?a=b/', '/x/', false],
    ['/x/图表/', '/x/', false],
    ['/x//', '/x/', false],
    ['https://mui.com/x/', '/', false],
    ['//mui.com/x/', '/', false],
  ])('%s with the base %s: %s', (address, baseUrl, final) => {
    expect(isFinalAddress(address, baseUrl, true)).toBe(final);
  });

  it('without slashes at the end no address is left as it is', () => {
    expect(isFinalAddress('/x/react-data-grid/', '/x/', false)).toBe(false);
    expect(isFinalAddress('/x/react-data-grid/', '/x/', undefined)).toBe(true);
  });
});
