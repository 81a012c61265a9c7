import {expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {followImports} from './followImports.mjs';

it('finds what a file of the project is made of, whatever the form of the import', () => {
  const root = tempFolder({
    'docs/a/Demo.tsx': [
      "import * as React from 'react';",
      "import './Demo.css';",
      "import {server} from '../shared/server';",
      "import type {Row} from '@site/src/row';",
      "import source from './text.md?raw';",
      "export const load = () => import('./late');",
      "import {gone} from './gone';",
    ].join('\n'),
    'docs/a/Demo.css': "@import './other.css';",
    'docs/a/text.md': "import './never'",
    'docs/a/late.ts': "export * from './folder';",
    'docs/a/folder/index.ts': "import data from '../data.json';",
    'docs/a/data.json': '{}',
    'docs/shared/server.ts': "import {load} from '../a/Demo.tsx';",
    'src/row.ts': '',
  });
  expect(followImports(root, ['docs/a/Demo.tsx'])).toEqual([
    'docs/a/Demo.css',
    'docs/a/Demo.tsx',
    'docs/a/data.json',
    'docs/a/folder/index.ts',
    'docs/a/late.ts',
    'docs/a/text.md',
    'docs/shared/server.ts',
    'src/row.ts',
  ]);
});
