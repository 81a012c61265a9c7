import path from 'node:path';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import {packageTables, type DemoSources} from './demoPackages';

const fileName = 'demo-packages.json';

/** Where the plugin's generated table is, for the alias `@demo-packages`. */
export function demoPackagesAlias(generatedFilesDir: string, pluginName: string): Record<string, string> {
  return {'@demo-packages': path.join(generatedFilesDir, pluginName, 'default', fileName)};
}

/**
 * Writes the table behind `@demo-packages`.
 *
 * @throws as `packageTables` does
 */
export async function writeDemoPackages(
  sources: DemoSources,
  actions: Pick<PluginContentLoadedActions, 'createData'>,
): Promise<void> {
  await actions.createData(fileName, packageTables(sources));
}
