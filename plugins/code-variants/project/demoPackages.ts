import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {typesPackageOf} from './dependencies';
import {packagesOf} from './importsOf';
import {packageTable} from './packageTable';
import {basePackages, tools} from './template';
import type {PackageTable} from './types';
import {versionOfPath} from './versionOfPath';

/** Package tables by documentation version, as `versionOfPath` names it. */
export type PackageTables = Readonly<Record<string, PackageTable>>;

/** What the tables are made from. */
interface DemoSources {
  /** Absolute path of the project. */
  readonly siteDir: string;
  /** Packages in the site's package.json, those for development included: what a demo may import. */
  readonly declared: readonly string[];
  /** Names under which a documentation version has its packages installed, by version and package. */
  readonly folders?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The folder whose demos count, from the project's folder; those of all versions without it. */
  readonly docsDir?: string;
}

/**
 * The tables that projects to take away are made with, one for each documentation version that has demos: what these
 * demos import, and nothing else of what is installed.
 *
 * @throws an error that names the demo and the package, when the package is not declared or not installed
 */
export function packageTables({siteDir, declared, folders = {}, docsDir}: DemoSources): PackageTables {
  const types = declared.filter((name) => name.startsWith('@types/'));
  const known = new Set(declared);
  const names = new Map<string, Set<string>>();
  for (const file of demoFiles(siteDir, docsDir)) {
    const version = versionOfPath(file);
    const used = names.get(version) ?? new Set<string>();
    names.set(version, used);
    for (const name of packagesOf(readFileSync(path.join(siteDir, file), 'utf8'))) {
      if (!known.has(name)) {
        throw new Error(`The demo ${file} needs "${name}", which is not in package.json`);
      }
      used.add(name);
    }
  }
  const template = [...basePackages, ...Object.values(tools).flat()];
  return Object.fromEntries(
    [...names].map(([version, used]) => {
      const table = packageTable([...template, ...used], siteDir, folders[version]);
      const typed = new Set(Object.keys(table).map(typesPackageOf));
      const declaredTypes = types.filter((each) => typed.has(each));
      return [version, {...table, ...packageTable(declaredTypes, siteDir)}];
    }),
  );
}

/**
 * Modules in the `_demos` folders of the pages, relative to the project, with `/`; not what only the site reads.
 *
 * @param docsDir - the folder of one version; without it those of all
 */
export function demoFiles(siteDir: string, docsDir?: string): string[] {
  return (docsDir === undefined ? ['docs', 'versioned_docs'] : [docsDir])
    .filter((root) => existsSync(path.join(siteDir, root)))
    .flatMap((root) =>
      readdirSync(path.join(siteDir, root), {recursive: true, encoding: 'utf8'}).map((file) =>
        `${root}/${file}`.split(path.sep).join('/'),
      ),
    )
    .filter((file) => /\/_demos\/.*\.[jt]sx?$/.test(file) && !file.endsWith('.controls.ts'));
}
