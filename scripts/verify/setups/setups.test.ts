import {expect, it} from 'vitest';
import {declaredIn} from '../../../tests/builds/projects/cases';
import {setups} from './setups';
import {exactVersions} from './versions';

it('the pages have the code and name the errors of every project, and each package has an exact version', () => {
  expect(setups.map(({title}) => title)).toEqual(
    expect.arrayContaining([
      'Vite with Material UI 6',
      'Vite with Material UI 5',
      'Vite with React Hook Form and Zod',
      'Node with Material UI 7',
      'Node, webpack, and Vitest with Material UI 6',
      'Node, webpack, and Vitest with Material UI 5',
      'Next.js with Material UI 7',
      'Next.js with Material UI 6',
      'Next.js with Material UI 5',
    ]),
  );
  const versions = setups.flatMap(({files}) => Object.values(declaredIn(files).all));
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('refuses a package without a version', () => {
  expect(exactVersions(['next', '@mui/system'], '6.5.0')).toEqual({next: '16.4.6', '@mui/system': '6.5.0'});
  expect(() => exactVersions(['toString'])).toThrow('No version of toString');
});
