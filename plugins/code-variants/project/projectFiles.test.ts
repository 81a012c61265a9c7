import {describe, expect, it} from 'vitest';
import {withPeers} from './dependencies';
import {projectFiles, type ProjectOptions} from './projectFiles';
import {stackBlitzPost} from './stackBlitz';
import type {PackageTable} from './types';

const versions: PackageTable = {
  react: {version: '1.0.0'},
  'react-dom': {version: '1.0.1', peers: ['react']},
  '@mui/material': {version: '2.0.0', peers: ['react', 'styles']},
  '@mui/x-data-grid-pro': {version: '3.0.0', peers: ['@mui/material']},
  styles: {version: '4.0.0', peers: ['react']},
  vite: {version: '5.0.0'},
  '@vitejs/plugin-react': {version: '5.0.1', peers: ['vite']},
  typescript: {version: '6.0.0'},
  '@types/react': {version: '1.0.2'},
  tailwindcss: {version: '7.0.0'},
  '@tailwindcss/vite': {version: '7.0.1', peers: ['vite']},
};

function options(changes: Partial<ProjectOptions> = {}): ProjectOptions {
  return {
    demo: {
      name: 'StockList',
      fileName: 'StockList.tsx',
      text: "import * as React from 'react';",
      extraFiles: [],
    },
    language: 'ts',
    styling: 'system',
    versions,
    ...changes,
  };
}

function manifest(changes?: Partial<ProjectOptions>): unknown {
  return JSON.parse(projectFiles(options(changes))['package.json'] ?? '');
}

describe('projectFiles', () => {
  it('has exact versions, peers of peers included', () => {
    expect(manifest()).toMatchObject({
      name: 'stock-list',
      private: true,
      dependencies: {'@mui/material': '2.0.0', react: '1.0.0', 'react-dom': '1.0.1', styles: '4.0.0'},
      devDependencies: {
        '@types/react': '1.0.2',
        '@vitejs/plugin-react': '5.0.1',
        typescript: '6.0.0',
        vite: '5.0.0',
      },
    });
  });

  it('has nothing of TypeScript in a JavaScript project', () => {
    const files = projectFiles(options({language: 'js'}));
    expect(Object.keys(files).sort()).toEqual([
      '.gitignore',
      'README.md',
      'index.html',
      'package.json',
      'src/Demo.jsx',
      'src/index.css',
      'src/main.jsx',
      'vite.config.js',
    ]);
    expect(files['index.html']).toContain('src="/src/main.jsx"');
    expect(files['package.json']).not.toMatch(/typescript|@types|tsc/);
  });

  it('sets Tailwind up only for the Tailwind form', () => {
    const files = projectFiles(options({styling: 'tailwind'}));
    expect(files['vite.config.ts']).toContain('tailwindcss()');
    expect(files['src/index.css']).toContain("@import 'tailwindcss/utilities.css'");
    expect(manifest({styling: 'tailwind'})).toMatchObject({
      devDependencies: {tailwindcss: '7.0.0', '@tailwindcss/vite': '7.0.1'},
    });
    expect(JSON.stringify(projectFiles(options({styling: 'css'})))).not.toContain('tailwind');
  });

  it('brings the files that the demo imports, and the width limit of its page', () => {
    const demo = {
      name: 'StockList',
      fileName: 'StockList.css.tsx',
      text: "import './StockList.css';",
      extraFiles: [{name: 'StockList.css', text: '.a {}'}],
      maxWidth: 320,
    };
    const files = projectFiles(options({demo, styling: 'css'}));
    expect(files['src/StockList.css']).toBe('.a {}\n');
    expect(files['src/index.css']).toContain('max-width: 320px;');
    expect(files['README.md']).toContain('`StockList.css.tsx`');
  });

  it('declares what a module beside the demo imports', () => {
    const extraFiles = [{name: 'server.ts', text: "import type {GridRowId} from '@mui/x-data-grid-pro';"}];
    const demo = {...options().demo, extraFiles};
    expect(projectFiles(options({demo}))['src/server.ts']).toContain('GridRowId');
    expect(manifest({demo})).toMatchObject({dependencies: {'@mui/x-data-grid-pro': '3.0.0'}});
  });

  it('tells of the watermark where a package needs a license', () => {
    const demo = {...options().demo, text: "import {DataGridPro} from '@mui/x-data-grid-pro';"};
    expect(projectFiles(options({demo}))['README.md']).toContain('@mui/x-data-grid-pro shows a watermark');
    expect(projectFiles(options())['README.md']).not.toContain('watermark');
  });

  it('refuses a package without a known version, by name', () => {
    const demo = {...options().demo, text: "import x from 'unheard-of';"};
    expect(() => projectFiles(options({demo}))).toThrow('No version of "unheard-of" is known');
    expect(() => withPeers(['a'], {a: {version: '1.0.0', peers: ['b']}})).toThrow('"b"');
  });

  it('refuses an extra file that would replace one of its own', () => {
    const demo = {...options().demo, extraFiles: [{name: 'index.css', text: ''}]};
    expect(() => projectFiles(options({demo}))).toThrow('src/index.css');
  });
});

describe('stackBlitzPost', () => {
  it('posts every file by its path, and opens the demo', () => {
    const {action, fields} = stackBlitzPost('Stock', {'src/Demo.tsx': 'text'}, 'src/Demo.tsx');
    expect(action).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
    expect(Object.fromEntries(fields)).toMatchObject({
      'project[title]': 'Stock',
      'project[template]': 'node',
      'project[files][src/Demo.tsx]': 'text',
    });
  });
});
