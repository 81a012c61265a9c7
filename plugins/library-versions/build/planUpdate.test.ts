import {describe, expect, it} from 'vitest';
import {planUpdate} from './planUpdate';

const dependencies = {
  '@mui/material': '7.3.11',
  '@mui/x-charts': '8.29.3',
  '@mui/x-charts-v7': 'npm:@mui/x-charts@7.29.1',
  '@mui/x-license': '8.29.3',
};

describe('plan of an update', () => {
  it('changes all documented packages and nothing else', () => {
    const plan = planUpdate(['8.30.0'], dependencies, {});
    expect(plan.dependencies).toEqual({
      ...dependencies,
      '@mui/x-charts': '8.30.0',
      '@mui/x-license': '8.30.0',
    });
    expect(plan.changes.map(({name}) => name)).toEqual(['@mui/x-charts', '@mui/x-license']);
    expect(plan.records).toEqual({});
  });

  it('one package may have another version', () => {
    const plan = planUpdate(['8.30.0', '@mui/x-charts@8.30.1'], dependencies, {});
    expect(plan.dependencies).toMatchObject({'@mui/x-charts': '8.30.1', '@mui/x-license': '8.30.0'});
    expect(planUpdate(['@mui/x-charts@8.30.1'], dependencies, {}).changes).toHaveLength(1);
  });

  it('a cut version keeps what it documents under an alias', () => {
    const seven = {'@mui/x-charts': {version: '7.29.1', folder: '@mui/x-charts-v7'}};
    const eight = {
      '@mui/x-charts': {version: '8.29.3', folder: '@mui/x-charts'},
      dayjs: {version: '1.11.18', folder: 'dayjs'},
    };
    const plan = planUpdate(['9.0.0'], dependencies, {'8': eight, '7': seven});
    expect(plan.dependencies).toMatchObject({
      '@mui/x-charts': '9.0.0',
      '@mui/x-charts-v7': 'npm:@mui/x-charts@7.29.1',
      '@mui/x-charts-v8': 'npm:@mui/x-charts@8.29.3',
    });
    expect(Object.keys(plan.dependencies)).toEqual(Object.keys(plan.dependencies).sort());
    expect(plan.records).toEqual({
      '8': {...eight, '@mui/x-charts': {version: '8.29.3', folder: '@mui/x-charts-v8'}},
    });
  });

  it.each([
    [['^8.30.0'], '"^8.30.0" is no exact version'],
    [['@mui/x-charts@latest'], '"@mui/x-charts@latest" is no exact version'],
    [['@mui/material@7.4.0'], 'Not a documented package: @mui/material'],
    [['8.29.3'], 'The packages have these versions already'],
  ])('refuses %j', (args, reason) => {
    expect(() => planUpdate(args, dependencies, {})).toThrow(reason);
  });
});
