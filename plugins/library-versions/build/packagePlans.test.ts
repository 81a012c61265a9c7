import {describe, expect, it} from 'vitest';
import {listPlans} from './packagePlans';

describe('plans of packages', () => {
  it.each([
    [['@mui/x-data-grid@8.29.3'], ['community']],
    [['@mui/x-charts-pro@8.29.3'], ['pro']],
    [['@mui/x-data-grid-premium'], ['premium']],
    [
      ['@mui/x-data-grid-pro@8.29.3', '@mui/x-data-grid@8.29.3', '@mui/x-charts@8.29.3'],
      ['community', 'pro'],
    ],
    // A name that only begins like one.
    [['@mui/x-data-grid-generator@8.29.3', 'a-profile@1.0.0'], ['community']],
    [[], []],
  ])('%j: %j', (specs, plans) => {
    expect(listPlans(specs)).toEqual(plans);
  });
});
