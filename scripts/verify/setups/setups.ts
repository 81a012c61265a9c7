// The surroundings that pages tell about, as projects: Material UI 5 and 6 in Vite, webpack, Node, and Next.js, and a form. The code
// and the settings are those that the pages print.
import {readFileSync} from 'node:fs';
import type {ProjectFiles} from '../../../plugins/code-variants/project/types';
import {viteTemplate} from '../../../tests/builds/projects/viteTemplate';
import {command, quoted, titledCode} from './pageCode';
import type {Setup, Step} from './steps';
import {exactVersions, olderMaterial} from './versions';

const page = (address: string): string => readFileSync(`docs/${address}/index.mdx`, 'utf8');

const olderMaterialPage = page('migration/usage-with-material-ui-v5-v6');
const olderMaterialError = (text: string) => quoted(olderMaterialPage, text);
const gridPage = page('react-data-grid/quickstart');
const pickersPage = page('react-date-pickers/quickstart');
const licensingPage = page('introduction/licensing');
const validationPage = page('react-date-pickers/validation');
const picker = readFileSync('docs/react-date-pickers/quickstart/_demos/FirstPicker.tsx', 'utf8');
const grid = titledCode(gridPage, 'src/App.tsx');

/** What the picker draws, in a browser as on a server. */
const label = 'Date of birth';

const directoryImport = olderMaterialError('ERR_UNSUPPORTED_DIR_IMPORT');

const materialTitle = (version: string) => `Material UI ${version.split('.')[0]}`;

const common = ['@emotion/react', '@emotion/styled', '@mui/material', '@mui/system', 'react', 'react-dom'];
const pickers = ['@mui/x-date-pickers', 'dayjs'];

function manifest(names: readonly string[], material?: string): string {
  const dependencies = exactVersions([...common, ...pickers, ...names], material);
  return `${JSON.stringify({private: true, dependencies, devDependencies: {}}, null, 2)}\n`;
}

const viteTools = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];

/** What a quickstart tells to put into files of the template. */
const quickstartFiles = (text: string): ProjectFiles =>
  Object.fromEntries(['src/main.tsx', 'src/App.tsx'].map((file) => [file, titledCode(text, file)]));

/** The two quickstarts in the template of Vite, with another Material UI. */
function olderViteSetup(material: string): Setup {
  const quickstarts = [pickersPage, gridPage].flatMap((text) => [
    {command: 'npx tsc', files: quickstartFiles(text)},
    {command: 'npx vite build'},
  ]);
  return {
    title: `Vite with ${materialTitle(material)}`,
    files: {'package.json': manifest(['@mui/x-data-grid', ...viteTools], material), ...viteTemplate},
    steps: [
      {command: 'npm ls @mui/system', prints: `@mui/system@${material}`},
      {command: 'npm ls @mui/system@7', fails: '(empty)'},
      ...quickstarts,
    ],
  };
}

/** The form of the page on validation. */
const formSetup: Setup = {
  title: 'Vite with React Hook Form and Zod',
  files: {
    'package.json': manifest([...viteTools, 'react-hook-form', '@hookform/resolvers', 'zod']),
    ...viteTemplate,
    'src/BookingForm.tsx': titledCode(validationPage, 'BookingForm.tsx'),
    'src/main.tsx': `import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {createRoot} from 'react-dom/client';
import {BookingForm} from './BookingForm';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <BookingForm save={async () => ({})} />
    </LocalizationProvider>,
  );
}
`,
  },
  steps: [{command: 'npx tsc'}, {command: 'npx vite build'}],
};

const serverFiles: ProjectFiles = {
  'FirstPicker.tsx': picker,
  'server.tsx': `import {renderToString} from 'react-dom/server';
import FirstPicker from './FirstPicker';

console.log(renderToString(<FirstPicker />));
`,
};

/** Compiles the program and leaves the packages to Node. */
const compile = (format: 'esm' | 'cjs', file: string): Step => ({
  command: `npx esbuild server.tsx --bundle --packages=external --platform=node --jsx=automatic --format=${format} --outfile=${file}`,
});

/** A program that renders a picker in Node, as ES modules and as CommonJS. */
const nodeSetup: Setup = {
  title: 'Node with Material UI 7',
  files: {'package.json': manifest(['esbuild']), ...serverFiles},
  steps: [
    compile('esm', 'server.mjs'),
    {command: 'node server.mjs', prints: label},
    compile('cjs', 'server.cjs'),
    {command: 'node server.cjs', prints: label},
  ],
};

/** The same program with another Material UI: each error that the page names, and then without it. */
function olderNodeSetup(material: string): Setup {
  const bundle = command(olderMaterialPage, 'npx esbuild server.tsx');
  const settings = (file: string): ProjectFiles => ({[file]: titledCode(olderMaterialPage, file)});
  return {
    title: `Node, webpack, and Vitest with ${materialTitle(material)}`,
    files: {
      'package.json': manifest(['esbuild', 'webpack', 'webpack-cli', 'vite', 'vitest'], material),
      ...serverFiles,
      'picker.test.tsx': `import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import FirstPicker from './FirstPicker';

it('renders', () => expect(renderToString(<FirstPicker />)).toContain('${label}'));
`,
    },
    steps: [
      compile('esm', 'server.mjs'),
      {command: 'node server.mjs', fails: directoryImport},
      compile('cjs', 'server.cjs'),
      {command: 'node server.cjs', prints: label},

      {command: bundle.replace(' --main-fields=module,main', '')},
      {command: 'node server.cjs', fails: olderMaterialError('default) is not a function')},
      {command: bundle},
      {command: 'node server.cjs', prints: label},

      {
        command: 'npx webpack --mode production --entry ./server.mjs',
        fails: olderMaterialError('failed to resolve only because it was resolved as fully specified'),
      },
      {
        command: 'npx webpack --mode production --entry ./server.mjs',
        files: settings('webpack.config.js'),
      },

      {command: 'npx vitest run', fails: olderMaterialError('Directory import')},
      {command: 'npx vitest run', files: settings('vitest.config.js')},

      {command: 'npx vite build --ssr server.tsx'},
      {command: 'node dist/server.mjs', fails: directoryImport},
      {command: 'npx vite build --ssr server.tsx', files: settings('vite.config.js')},
      {command: 'node dist/server.mjs', prints: label},
    ],
  };
}

const nextPackages = [
  '@mui/x-data-grid',
  '@mui/x-license',
  'next',
  'typescript',
  '@types/node',
  '@types/react',
];

/** The root of an app, as the page on licensing has it. */
const nextFiles = Object.fromEntries(
  ['app/layout.tsx', 'components/MuiXLicense.tsx'].map((file) => [file, titledCode(licensingPage, file)]),
);

const onClient = (code: string): string => `'use client';\n\n${code}`;

const appPages: ProjectFiles = {
  'app/grid/page.tsx': onClient(grid),
  'app/picker/page.tsx': onClient(picker),
};

/** A page for each of the two, first as a component of the server. */
const nextSetup: Setup = {
  title: 'Next.js with Material UI 7',
  files: {'package.json': manifest(nextPackages), ...nextFiles},
  steps: [
    {
      command: 'npx next build',
      files: {'app/picker/page.tsx': picker},
      fails: quoted(pickersPage, 'Functions cannot be passed directly to Client Components'),
    },
    {
      command: 'npx next build',
      files: {...appPages, 'app/grid/page.tsx': grid},
      fails: quoted(gridPage, 'Attempted to call the default export'),
    },
    {command: 'npx next build', files: appPages, prints: '○ /picker'},
  ],
};

/** Both routers of Next.js with another Material UI. */
function olderNextSetup(material: string): Setup {
  return {
    title: `Next.js with ${materialTitle(material)}`,
    files: {'package.json': manifest(nextPackages, material), ...nextFiles, ...appPages},
    steps: [
      {command: 'npx next build', prints: '○ /picker'},
      {
        command: 'npx next build',
        files: {'pages/old/picker.tsx': picker, 'pages/old/grid.tsx': grid},
        fails: directoryImport,
      },
      {
        command: 'npx next build',
        files: {'next.config.mjs': titledCode(olderMaterialPage, 'next.config.mjs')},
        prints: '○ /old/picker',
      },
    ],
  };
}

const older = Object.values(olderMaterial);

/** All of them. */
export const setups: readonly Setup[] = [
  ...older.map(olderViteSetup),
  formSetup,
  nodeSetup,
  ...older.map(olderNodeSetup),
  nextSetup,
  ...older.map(olderNextSetup),
];
