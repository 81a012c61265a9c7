import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DemoLanguage, DemoStyling} from '@theme/Demo';
import packageJson from '../../../package.json';
import {codeText} from '../../../plugins/code-variants/client/demoRecord';
import {inLanguage} from '../../../plugins/code-variants/client/inLanguage';
import {codeTools, type CodeTools} from '../../../plugins/code-variants/codeTools';
import {loadFile} from '../../../plugins/code-variants/demoCode';
import {makeDemoForms} from '../../../plugins/code-variants/demoForms';
import {importedFiles} from '../../../plugins/code-variants/importedFiles';
import {demoPackages} from '../../../plugins/code-variants/project/demoPackages';
import {projectFiles} from '../../../plugins/code-variants/project/projectFiles';
import type {PackageTable, ProjectDemo, ProjectFiles} from '../../../plugins/code-variants/project/types';

/** One project of the test: a demo in one of its forms. */
export type ProjectCase = {
  /** What the case stands for. */
  title: string;
  /** Path of the demo's file, relative to the site. */
  file: string;
  language: DemoLanguage;
  styling: DemoStyling;
  /** Selector of something that only the running component draws. */
  shows: string;
  /** A style that the project gives: selector, property, computed value in dark mode. */
  looks?: readonly [selector: string, property: string, value: string];
};

/** One demo for each package, styling and kind of adapter; both languages where it makes a difference. */
export const projectCases: readonly ProjectCase[] = [
  {
    title: 'data grid',
    file: 'docs/react-data-grid/_demos/OrderDesk.tsx',
    language: 'ts',
    styling: 'system',
    looks: ['body', 'background-color', 'rgb(18, 18, 18)'],
    shows: '[role=grid]',
  },
  {
    title: 'data grid in JavaScript',
    file: 'docs/react-data-grid/quickstart/_demos/ThemedGrid.tsx',
    language: 'js',
    styling: 'system',
    shows: '[role=grid]',
  },
  {
    title: 'data grid Pro',
    file: 'docs/react-data-grid/_demos/SensorPinning.tsx',
    language: 'ts',
    styling: 'system',
    shows: '[role=grid]',
  },
  {
    title: 'data grid Premium',
    file: 'docs/react-data-grid/_demos/SalesGrouping.tsx',
    language: 'ts',
    styling: 'system',
    shows: '[role=grid], [role=treegrid]',
  },
  {
    title: 'date pickers, with an adapter whose library the demo does not import',
    file: 'docs/react-date-pickers/quickstart/_demos/FirstPicker.tsx',
    language: 'js',
    styling: 'system',
    shows: '[role=group]',
  },
  {
    title: 'date pickers Pro, with an adapter',
    file: 'docs/react-date-pickers/_demos/HotelStayRange.tsx',
    language: 'ts',
    styling: 'system',
    shows: '[role=group]',
  },
  {
    title: 'charts',
    file: 'docs/react-charts/_demos/OverviewComposition.tsx',
    language: 'ts',
    styling: 'system',
    shows: 'svg',
  },
  {
    title: 'charts Pro',
    file: 'docs/react-charts/_demos/OverviewZoom.tsx',
    language: 'ts',
    styling: 'system',
    shows: 'svg',
  },
  {
    title: 'tree view',
    file: 'docs/react-tree-view/quickstart/_demos/CustomItem.tsx',
    language: 'ts',
    styling: 'system',
    shows: '[role=tree]',
  },
  {
    title: 'tree view Pro',
    file: 'docs/react-tree-view/_demos/ReorderProTree.tsx',
    language: 'ts',
    styling: 'system',
    shows: '[role=tree]',
  },
  {
    title: 'server-side data',
    file: 'docs/react-data-grid/server-side-data/_demos/OrdersFromServer.tsx',
    language: 'ts',
    styling: 'system',
    shows: '[role=gridcell]',
  },
  {
    title: 'time zones',
    file: 'docs/react-date-pickers/timezone/_demos/ZoneMeeting.tsx',
    language: 'ts',
    styling: 'system',
    shows: '[role=group]',
  },
  {
    title: 'custom field',
    file: 'docs/react-date-pickers/custom-field/_demos/FieldAsButton.tsx',
    language: 'ts',
    styling: 'system',
    shows: 'button',
  },
  {
    title: 'Tailwind',
    file: 'docs/react-data-grid/_demos/FlightBoard.tailwind.tsx',
    language: 'ts',
    styling: 'tailwind',
    looks: ['[data-id=AF1115] [data-field=delayMinutes]', 'background-color', 'rgba(245, 158, 11, 0.2)'],
    shows: '[role=grid]',
  },
  {
    title: 'CSS in JavaScript',
    file: 'docs/react-data-grid/_demos/FlightBoard.css.tsx',
    language: 'js',
    styling: 'css',
    looks: ['[data-id=AF1115] [data-field=delayMinutes]', 'background-color', 'rgba(245, 158, 11, 0.2)'],
    shows: '[role=grid]',
  },
];

/** The table of the current documentation version, from the packages installed here. */
export function currentVersions(): PackageTable {
  const declared = Object.keys({...packageJson.dependencies, ...packageJson.devDependencies});
  return demoPackages({siteDir: process.cwd(), docsDir: 'docs', declared});
}

/** The files that a demo imports, in one language, from what the site shows of them. */
export async function filesBeside(
  tools: CodeTools,
  file: string,
  language: DemoLanguage,
): Promise<ProjectDemo['extraFiles']> {
  const imported = importedFiles(readFileSync(file, 'utf8'));
  return Promise.all(
    imported.map(async ({from}) => {
      const beside = path.join(path.dirname(file), from);
      const loaded = await loadFile(tools, beside, readFileSync(beside, 'utf8'));
      const {name, html} = inLanguage(loaded, language);
      return {name, text: codeText(html)};
    }),
  );
}

/** The files of a case's project, from the text that the site shows. */
export async function createProjectFiles(
  {file, language, styling}: ProjectCase,
  versions: PackageTable,
): Promise<ProjectFiles> {
  const tools = await codeTools(process.cwd());
  const forms = await makeDemoForms(readFileSync(file, 'utf8'), file, tools.style);
  return projectFiles({
    demo: {
      name: path.basename(file).split('.')[0] ?? '',
      fileName: path.basename(file),
      text: codeText(forms[language]),
      extraFiles: await filesBeside(tools, file, language),
    },
    language,
    styling,
    versions,
  });
}

/** The packages that a project declares, with their versions. */
export function declaredIn(files: ProjectFiles): {
  runtime: Record<string, string>;
  all: Record<string, string>;
} {
  const manifest: unknown = JSON.parse(files['package.json'] ?? '{}');
  if (!isManifest(manifest)) {
    throw new Error('The package.json of the project lists no dependencies');
  }
  return {runtime: manifest.dependencies, all: {...manifest.dependencies, ...manifest.devDependencies}};
}

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'dependencies' in value && 'devDependencies' in value;
}
