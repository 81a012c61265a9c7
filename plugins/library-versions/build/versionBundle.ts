import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {chosenCopies, packageAliases} from './versionPackages';
import {foreignModules, repeatedPackages} from './versionModules';
import type {DocumentedVersion} from './versions';

const name = 'site-version-packages';

/** The file of a module; of a module that was generated there is none. */
function getFile(module: object): string | undefined {
  const resource: unknown = Reflect.get(module, 'resource');
  return typeof resource === 'string' ? resource.replace(/\?.*$/s, '') : undefined;
}

/** Writes which modules of `@mui/x-*` packages a bundle has, from `node_modules` on. */
function writeList(folder: string, files: readonly string[]): void {
  const modules = files.map((file) => file.replace(/^.*?[\\/]node_modules[\\/]/, ''));
  mkdirSync(folder, {recursive: true});
  const scoped = [...new Set(modules)].filter((file) => /^@mui[\\/]x-/.test(file)).sort();
  writeFileSync(path.join(folder, 'modules.json'), JSON.stringify(scoped, null, 1));
}

/**
 * Lets everything of a build run on the packages of the version that is built, under their own names, and stops the
 * build at a module of another version or a package that would be there twice. The modules of the browser's packages are
 * listed in `site-version-packages/modules.json` among the generated files.
 */
export function versionBundle(
  {siteDir, generatedFilesDir}: LoadContext,
  version: Pick<DocumentedVersion, 'name' | 'packages'>,
): Plugin {
  const chosen = chosenCopies(siteDir, version);
  const allowed = new Set([...chosen.values()].map(({folder}) => folder));
  const check = (isServer: boolean) => ({
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          const files = [...modules].map(getFile).filter((file) => file !== undefined);
          const problems = [
            ...foreignModules(files, allowed, version.name),
            // What is twice on the server or during development costs no reader anything.
            ...(isServer || compiler.options.mode !== 'production' ? [] : repeatedPackages(files)),
          ];
          if (problems.length > 0) throw new Error(problems.join('\n'));
          if (!isServer) writeList(path.join(generatedFilesDir, name), files);
        });
      });
    },
  });
  return {
    name,
    configureWebpack(_config, isServer) {
      return {
        // Before the bundler's own: an entry point is asked for before its package.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: packageAliases(siteDir, chosen)},
        plugins: [check(isServer)],
      };
    },
  };
}
