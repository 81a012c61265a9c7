import type {DemoLanguage, DemoStyling} from '@theme/Demo';
import {findTypesPackages, withPeers, type Dependencies} from './dependencies';
import {findPackages} from './findImports';
import {
  indexCss,
  indexHtml,
  json,
  mainModule,
  readme,
  scripts,
  tools,
  tsconfig,
  viteConfig,
} from './template';
import type {PackageTable, ProjectDemo, ProjectFiles} from './types';

/** What a project is made from. */
export type ProjectOptions = {
  demo: ProjectDemo;
  language: DemoLanguage;
  styling: DemoStyling;
  /** The packages of the documentation version that the demo stands in. */
  versions: PackageTable;
};

/**
 * A complete Vite project that shows one variant of a demo: exact versions of the packages that it imports, their peers
 * included.
 *
 * @throws an error that names a package without a known version, or an extra file that would replace one of the
 *   project's own
 */
export function projectFiles({demo, language, styling, versions}: ProjectOptions): ProjectFiles {
  const source = sourceFiles(demo, language, styling);
  const {dependencies, devDependencies} = packagesFor(source, language, styling, versions);
  return {
    'package.json': json({
      name: projectName(demo.name),
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: scripts(language),
      dependencies,
      devDependencies,
    }),
    'index.html': indexHtml(demo.name, `main.${getExtension(language)}`),
    [`vite.config.${language}`]: viteConfig(styling),
    ...(language === 'ts' && {'tsconfig.json': tsconfig()}),
    ...source,
    '.gitignore': 'node_modules\ndist\n',
    'README.md': readme(demo, Object.keys(dependencies)),
  };
}

/** The file that holds the demo's component, to be opened first. */
export function demoPath(language: DemoLanguage): string {
  return `src/Demo.${getExtension(language)}`;
}

/** Everything below `src`. */
function sourceFiles(demo: ProjectDemo, language: DemoLanguage, styling: DemoStyling): ProjectFiles {
  const files: ProjectFiles = {
    [`src/main.${getExtension(language)}`]: mainModule(),
    [demoPath(language)]: withNewline(demo.text),
    'src/index.css': indexCss(styling, demo.maxWidth),
  };
  const extra = demo.extraFiles.map(({name, text}) => [`src/${name}`, withNewline(text)] as const);
  for (const [path] of extra) {
    if (path in files) {
      throw new Error(`The demo "${demo.name}" brings a file of the project's own name: ${path}`);
    }
  }
  return {...files, ...Object.fromEntries(extra)};
}

function packagesFor(
  source: ProjectFiles,
  language: DemoLanguage,
  styling: DemoStyling,
  versions: PackageTable,
): {dependencies: Dependencies; devDependencies: Dependencies} {
  const modules = Object.entries(source).filter(([path]) => /\.[jt]sx?$/.test(path));
  const dependencies = withPeers(
    modules.flatMap(([, text]) => findPackages(text)),
    versions,
  );
  const names = Object.keys(dependencies);
  const development = [
    ...tools.all,
    ...tools[language],
    ...(styling === 'tailwind' ? tools.tailwind : []),
    ...(language === 'ts' ? findTypesPackages(names, versions) : []),
  ];
  const all = Object.entries(withPeers(development, versions));
  return {dependencies, devDependencies: Object.fromEntries(all.filter(([name]) => !(name in dependencies)))};
}

function getExtension(language: DemoLanguage): string {
  return `${language}x`;
}

function withNewline(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** The project's name on disk and in package.json: `SortingBasic` → `sorting-basic`. */
export function projectName(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}
