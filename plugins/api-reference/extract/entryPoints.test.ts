import {afterEach, expect, it} from 'vitest';
import {writeTestPackages, type TestPackages} from '../../../tests/unit/apiReference/testPackages';
import {readEntryPoints} from './entryPoints';
import {readPackages} from './packages';

const written: TestPackages[] = [];
afterEach(() => {
  written.splice(0).forEach((packages) => {
    packages.remove();
  });
});

function entryPoints(files: Readonly<Record<string, string>>): [string, string][] {
  const packages = writeTestPackages(files);
  written.push(packages);
  const set = {id: 'old', packages: {'@mui/x-charts': 'charts-old', '@mui/x-charts-pro': 'charts-pro-old'}};
  return readEntryPoints(readPackages(set, packages.folder)).map(({path, names}) => [path, names.join(' ')]);
}

const pro = {
  'charts-pro-old/package.json':
    '{"version": "7.0.0", "exports": {".": {}, "./hooks": {}, "./internals": {}}}',
  'charts-pro-old/index.d.ts': "export * from '@mui/x-charts';\nexport declare const Extra: 1;\n",
  'charts-pro-old/hooks/index.d.ts': "export {useInner as useOuter} from './useInner.js';\n",
  'charts-pro-old/internals/index.d.ts': 'export declare const inside: 1;\n',
  'charts-pro-old/utils/index.d.ts': 'export declare const unlisted: 1;\n',
};

it('reads what every module of the packages exports', () => {
  expect(
    entryPoints({
      ...pro,
      'charts-old/package.json': '{"version": "7.0.0"}',
      'charts-old/index.d.ts':
        "export * from './hooks';\nexport declare function draw(): void;\nexport default draw;\n" +
        'export interface Shape {}\ninterface Hidden {}\nexport type {Hidden as Shown};\n',
      'charts-old/hooks/index.d.ts': "export * from './useOne';\nexport * as all from './useOne';\n",
      'charts-old/hooks/useOne.d.ts':
        "export declare const useOne: 1, useTwo: 2;\nexport * from './index';\n",
      'charts-old/modern/index.d.ts': 'export declare const modern: 1;\n',
    }),
  ).toEqual([
    ['@mui/x-charts', 'Shape Shown all draw useOne useTwo'],
    ['@mui/x-charts/hooks', 'all useOne useTwo'],
    ['@mui/x-charts-pro', 'Extra Shape Shown all draw useOne useTwo'],
    ['@mui/x-charts-pro/hooks', 'useOuter'],
  ]);
});

it('names a module that is not there', () => {
  expect(() =>
    entryPoints({
      ...pro,
      'charts-old/package.json': '{"version": "7.0.0"}',
      'charts-old/index.d.ts': "export * from './nowhere';\n",
    }),
  ).toThrow(/"\.\/nowhere", which .*index\.d\.ts exports, has no declarations/);
});
