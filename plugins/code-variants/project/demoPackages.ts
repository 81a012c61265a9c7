import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toTypesPackage} from './dependencies';
import {findPackages} from './findImports';
import {packageTable} from './packageTable';
import {basePackages, tools} from './template';
import type {PackageTable} from './types';

/** What the table is made from. */
interface DemoSources {
  /** Absolute path of the project. */
  readonly siteDir: string;
  /** The folder whose demos count, from the project's folder: the pages of one documentation version. */
  readonly docsDir: string;
  /** Packages in the site's package.json, those for development included: what a demo may import. */
  readonly declared: readonly string[];
  /** Names under which the version has its packages installed, by package. */
  readonly folders?: Readonly<Record<string, string>>;
}

/**
 * The table that projects to take away are made with: what the demos of a documentation version import, and nothing else
 * of what is installed.
 *
 * @throws an error that names the demo and the package, when the package is not declared or not installed
 */
export function demoPackages({siteDir, docsDir, declared, folders}: DemoSources): PackageTable {
  const used = demoFiles(siteDir, docsDir).flatMap((file) => {
    const names = findPackages(readFileSync(path.join(siteDir, file), 'utf8'));
    const unknown = names.find((name) => !declared.includes(name));
    if (unknown !== undefined) {
      throw new Error(`The demo ${file} needs "${unknown}", which is not in package.json`);
    }
    return names;
  });
  const table = packageTable([...basePackages, ...Object.values(tools).flat(), ...used], siteDir, folders);
  const typed = new Set(Object.keys(table).map(toTypesPackage));
  return {
    ...table,
    ...packageTable(
      declared.filter((name) => typed.has(name)),
      siteDir,
    ),
  };
}

/**
 * Modules in the `_demos` folders of the pages, relative to the project, with `/`; not what only the site reads.
 *
 * @param docsDir - the folder of one version
 */
export function demoFiles(siteDir: string, docsDir: string): string[] {
  return readdirSync(path.join(siteDir, docsDir), {recursive: true, encoding: 'utf8'})
    .map((file) => `${docsDir}/${file}`.split(path.sep).join('/'))
    .filter((file) => /\/_demos\/.*\.[jt]sx?$/.test(file) && !file.endsWith('.controls.ts'));
}
