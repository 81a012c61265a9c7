import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import archivedVersions from '../../versionsArchived.json';
import {themePaths} from '../../src/lib/node/themePaths';
import {validateArchivedVersions} from './build/archivedVersions';
import {addCommands} from './cli';
import type {PluginOptions} from './options';
import {createPageMap} from './build/pageMap';
import {olderVersion, versionMap} from './build/pages/versionMap';

export {validateOptions} from './options';

const pluginName = 'docusaurus-plugin-library-versions';

/** Whose pages the page map has too, where it is registered. */
const apiPlugin = 'docusaurus-plugin-api-reference';

/**
 * What this site knows of versions: the one that is built and the packages it documents, which are two different facts,
 * the pages of all versions in this checkout, and the archived versions. The version button reads two short texts;
 * everything else is a chunk that the menu fetches. Only older versions have the notice and what it needs.
 */
export default function libraryVersionsPlugin(
  context: LoadContext,
  {built, readVersions, site}: PluginOptions,
): Plugin {
  const {siteDir} = context;
  const archived = validateArchivedVersions(archivedVersions);
  const generated = path.join(context.generatedFilesDir, pluginName, 'default');
  const data = (name: string) => path.join(generated, `${name}.json`);
  const notice = built.path === '' ? 'NoNotice' : 'OlderNotice';
  return {
    name: pluginName,
    extendCli(cli) {
      addCommands(cli, siteDir, site);
    },
    ...themePaths(__dirname),
    getPathsToWatch() {
      return ['versions.json', 'versionsArchived.json', 'versioned_docs/*/packages.json'].map((file) =>
        path.join(siteDir, file),
      );
    },
    configureWebpack() {
      return {
        resolve: {
          alias: {
            '@page-map': data('page-map'),
            '@archived-versions': data('archived-versions'),
            '@version-map': data('version-map'),
            '@older-version': data('older-version'),
            '@version-notice': path.join(__dirname, 'theme', 'VersionNotice', `${notice}.tsx`),
          },
        },
      };
    },
    async allContentLoaded({allContent, actions}) {
      const {label, packages, packagesOf} = built;
      actions.setGlobalData({version: label, packages, packagesOf});
      const versions = await readVersions(apiPlugin in allContent);
      await actions.createData('page-map.json', createPageMap(allContent));
      await actions.createData('archived-versions.json', archived);
      await actions.createData('version-map.json', versionMap(versions, built.name));
      const older = olderVersion(versions, built.name);
      if (older) {
        await actions.createData('older-version.json', older);
      }
    },
  };
}
