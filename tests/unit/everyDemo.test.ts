import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {DemoLanguage, DemoStyling} from '@theme/Demo';
import packageJson from '../../package.json';
import {demoFiles} from '../../plugins/code-variants/project/demoPackages';
import {readMarkers} from '../../plugins/code-variants/demoSource';
import {codeTools} from '../../plugins/code-variants/codeTools';
import {besideImports, importedFiles} from '../../plugins/code-variants/importedFiles';
import {parseDemo, toJavaScript} from '../../plugins/code-variants/javaScript';
import {findImports, isRelative} from '../../plugins/code-variants/project/findImports';
import {projectFiles} from '../../plugins/code-variants/project/projectFiles';
import type {ProjectDemo, ProjectFiles} from '../../plugins/code-variants/project/types';
import {currentVersions, declaredIn, filesBeside} from '../builds/projects/cases';
import {expectedPackages, packageManifest} from '../builds/projects/expectedPackages';

const pins: Readonly<Record<string, string>> = {...packageJson.dependencies, ...packageJson.devDependencies};
const versions = currentVersions();

const files = demoFiles(process.cwd(), 'docs');

/** The components, in every styling, relative to the project. */
const demos = files.filter((file) => file.endsWith('.tsx'));

function getStyling(file: string): DemoStyling {
  const [, styling = 'system'] = path.basename(file, '.tsx').split('.');
  return styling === 'tailwind' || styling === 'css' ? styling : 'system';
}

/** What is wrong with the project of one form of a demo; nothing, when it can be taken away. */
function projectProblems(
  file: string,
  language: DemoLanguage,
  text: string,
  extraFiles: ProjectDemo['extraFiles'],
): string[] {
  const demo = {
    name: path.basename(file).split('.')[0] ?? '',
    fileName: path.basename(file),
    text: besideImports(text),
    extraFiles,
  };
  const files = projectFiles({demo, language, styling: getStyling(file), versions});
  const {all} = declaredIn(files);
  const declared = Object.keys(all).sort().join(' ');
  const expected = expectedPackages(files, language).join(' ');
  const inexact = Object.entries(all).filter(
    ([name, version]) =>
      version !== pins[name] || version !== packageManifest(path.join('node_modules', name)).version,
  );
  return [
    ...(declared === expected ? [] : [`declares ${declared}, needs ${expected}`]),
    ...inexact.map(([name, version]) => `${name} ${version} is not what is installed here`),
    ...missingFiles(files),
  ].map((problem) => `${file} (${language}): ${problem}`);
}

/** Modules and style sheets that the project names and does not have. */
function missingFiles(files: ProjectFiles): string[] {
  return Object.entries(files)
    .filter(([name]) => name.startsWith('src/'))
    .flatMap(([, text]) => findImports(text).filter(isRelative))
    .map((specifier) => specifier.replace(/^\.\//, ''))
    .filter((name) => ['', '.tsx', '.jsx', '.ts', '.js'].every((end) => !(`src/${name}${end}` in files)))
    .map((name) => `./${name} is missing`);
}

/** Packages of which each product shows a demo; none of the others has a Premium package that can be had. */
const plans = {
  'react-charts': ['pro'],
  'react-data-grid': ['pro', 'premium'],
  'react-date-pickers': ['pro'],
  'react-tree-view': ['pro'],
} as const;

describe.each(Object.entries(plans))('the demos of %s', (product, expected) => {
  const sources = demos
    .filter((file) => file.startsWith(`docs/${product}/`))
    .map((file) => readFileSync(file, 'utf8'));

  it('show each plan', () => {
    for (const plan of expected) {
      expect(
        sources.filter((source) => new RegExp(`'@mui/x-[a-z-]+-${plan}[/']`).test(source)),
        plan,
      ).not.toEqual([]);
    }
  });

  it('show how to wait for an answer', () => {
    expect(sources.filter((source) => /\bnew Promise\b/.test(source))).not.toEqual([]);
  });
});

describe('every demo', () => {
  it(
    'has JavaScript that parses, a preview, and a project of both with all that they import',
    {
      timeout: 120_000,
    },
    async () => {
      expect(demos.length).toBeGreaterThan(400);
      const tools = await codeTools(process.cwd());
      const problems: string[] = [];
      for (const file of demos) {
        const source = readFileSync(file, 'utf8');
        const ts = readMarkers(source);
        const converted = await toJavaScript(source, path.resolve(file), tools.style);
        const js = readMarkers(converted);
        await expect(parseDemo(converted, 'js'), file).resolves.not.toBeNull();
        expect(js.preview.length, file).toBe(ts.preview.length);
        for (const [language, text] of [['ts', ts.text] as const, ['js', js.text] as const]) {
          const extraFiles = await filesBeside(tools, file, language);
          problems.push(...projectProblems(file, language, text, extraFiles));
        }
      }
      expect(problems).toEqual([]);
    },
  );
});

describe('every module among the demos', () => {
  it('is imported by a demo', () => {
    const imported = demos.flatMap((file) =>
      importedFiles(readFileSync(file, 'utf8')).map(({from}) =>
        path.posix.join(path.posix.dirname(file), from),
      ),
    );
    expect(files.filter((file) => !file.endsWith('.tsx') && !imported.includes(file))).toEqual([]);
  });
});
