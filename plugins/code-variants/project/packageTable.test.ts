import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {demoPackages} from './demoPackages';
import {packageTable} from './packageTable';
import {basePackages, tools} from './template';

const site = mkdtempSync(path.join(tmpdir(), 'package-table-'));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

function install(name: string, manifest: object, folder = name): void {
  write(`node_modules/${folder}/package.json`, JSON.stringify({name, version: '1.0.0', ...manifest}));
}

beforeAll(() => {
  for (const name of [...basePackages, ...Object.values(tools).flat()]) install(name, {});
  install('grid', {
    dependencies: {inner: '^1.0.0', helper: '1.0.0'},
    peerDependencies: {react: '*', '@emotion/react': '*', luxon: '*', '@types/react': '*'},
    peerDependenciesMeta: {'@emotion/react': {optional: true}, luxon: {optional: true}},
  });
  install('inner', {peerDependencies: {helper: '*', engine: '*'}});
  install('helper', {});
  install('engine', {version: '2.0.0'});
  install('@emotion/react', {});
  install('@types/react', {version: '9.0.0'});
  install('grid', {version: '0.7.0', peerDependencies: {react: '*'}}, 'grid-v7');
  write('docs/page/_demos/A.tsx', "import {Grid} from 'grid';\n");
  write('docs/page/_demos/A.controls.ts', "import {controls} from '@site/plugins/code-variants/client';\n");
  write('versioned_docs/version-7/page/_demos/A.tsx', "import {Grid} from 'grid/deep';\n");
});

afterAll(() => rmSync(site, {recursive: true, force: true}));

describe('packageTable', () => {
  it('closes over required peers, those of what the package brings along included, and over Emotion', () => {
    expect(packageTable(['grid'], site)).toEqual({
      '@emotion/react': {version: '1.0.0'},
      engine: {version: '2.0.0'},
      grid: {version: '1.0.0', peers: ['@emotion/react', 'engine', 'react']},
      react: {version: '1.0.0'},
    });
  });

  it('names a package that is not installed', () => {
    expect(() => packageTable(['absent'], site)).toThrow('The package "absent" is not installed');
  });
});

describe('demoPackages', () => {
  const docsDir = 'docs';

  it('has what the demos import, and the declared types of it', () => {
    const table = demoPackages({siteDir: site, docsDir, declared: ['grid', '@types/react', '@types/node']});
    expect(table.grid?.version).toBe('1.0.0');
    expect(table).toHaveProperty(['@types/react'], {version: '9.0.0'});
    expect(table).not.toHaveProperty(['@types/node']);
  });

  it('gives a documentation version its own packages', () => {
    const older = {siteDir: site, docsDir: 'versioned_docs/version-7', folders: {grid: 'grid-v7'}};
    const table = demoPackages({...older, declared: ['grid']});
    expect(table.grid?.version).toBe('0.7.0');
    expect(table).not.toHaveProperty('engine');
  });

  it('names the demo whose package is not in package.json', () => {
    expect(() => demoPackages({siteDir: site, docsDir, declared: []})).toThrow(
      'The demo docs/page/_demos/A.tsx needs "grid"',
    );
  });
});
