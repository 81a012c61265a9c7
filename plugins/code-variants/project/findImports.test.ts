import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {demoFiles} from './demoPackages';
import {getAdapterLibrary, findImports, getPackageName, findPackages, usesFontIcons} from './findImports';

describe('findImports', () => {
  it.each([
    ["import a from 'a';", ['a']],
    ['import {\n  b,\n  type C,\n} from "@s/b/deep";', ['@s/b/deep']],
    ["import './a.css';\nimport * as React from 'react';", ['./a.css', 'react']],
    ["import type {} from '@s/b/themeAugmentation';", ['@s/b/themeAugmentation']],
    ["export {x} from 'x';\nexport * from 'y';", ['x', 'y']],
    ["const part = lazy(() => import('z'));", ['z']],
    ["import a from 'a';\nimport b from 'a';", ['a']],
    ["export default function Name() {\n  return 'from';\n}", []],
    ["export const from = 'a';\nexport const text = `from 'b'`;", []],
    ["// import a from 'a';\n  import text from 'b'", []],
    ["<p>don't import('nothing</p>", []],
  ])('reads %j', (source, specifiers) => {
    expect(findImports(source)).toEqual(specifiers);
  });

  const demos = ['docs', 'versioned_docs'].flatMap((folder) => demoFiles(process.cwd(), folder));

  it('finds in every demo what the compiler finds', () => {
    expect(demos.length).toBeGreaterThan(50);
    for (const file of demos) {
      const source = readFileSync(file, 'utf8');
      const {importedFiles} = ts.preProcessFile(source, true, true);
      expect([file, ...findImports(source).sort()]).toEqual([
        file,
        ...new Set(importedFiles.map(({fileName}) => fileName).sort()),
      ]);
    }
  });
});

describe('findPackages', () => {
  it('names packages, not files, each once', () => {
    const source =
      "import Box from '@mui/material/Box';\nimport x from '@mui/material';\nimport './Demo.css';\n";
    expect(findPackages(source)).toEqual(['@mui/material']);
    expect(getPackageName('react-dom/client')).toBe('react-dom');
  });

  it('adds the library of a date adapter, which the package names as optional peer only', () => {
    expect(findPackages("import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';\n")).toEqual([
      '@mui/x-date-pickers',
      'dayjs',
    ]);
  });

  it('knows the library of every adapter of the pickers', () => {
    const manifest: unknown = JSON.parse(
      readFileSync('node_modules/@mui/x-date-pickers/package.json', 'utf8'),
    );
    const text = JSON.stringify(manifest);
    const adapters = [
      'Dayjs',
      'DateFns',
      'DateFnsV2',
      'Luxon',
      'Moment',
      'DateFnsJalali',
      'DateFnsJalaliV2',
      'MomentHijri',
      'MomentJalaali',
    ];
    for (const adapter of adapters) {
      const library = getAdapterLibrary(`@mui/x-date-pickers/Adapter${adapter}`);
      expect(text).toContain(`"${library ?? ''}":{"optional":true}`);
    }
    expect(getAdapterLibrary('@mui/x-date-pickers/DatePicker')).toBeUndefined();
  });
});

describe('a demo uses font icons', () => {
  it.each([
    "import Icon from '@mui/material/Icon';",
    "import {Icon} from '@mui/material';",
    "import * as React from 'react';\nimport {\n  Box,\n  Icon,\n} from '@mui/material';",
  ])('when it imports their component: %s', (source) => {
    expect(usesFontIcons(source)).toBe(true);
  });

  it.each([
    "import IconButton from '@mui/material/IconButton';",
    "import {IconButton, SvgIcon} from '@mui/material';",
    "import {Icon} from './Icon';\nimport {Box} from '@mui/material';",
    "import DeleteIcon from '@mui/icons-material/Delete';",
  ])('and not for any other icon: %s', (source) => {
    expect(usesFontIcons(source)).toBe(false);
  });
});
