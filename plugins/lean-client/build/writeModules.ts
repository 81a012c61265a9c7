import fs from 'node:fs';
import path from 'node:path';

import type {GeneratedFiles} from './generatedFiles';
import {
  globalDataModule,
  groupsModule,
  registryModule,
  routesModule,
  sectionChunkName,
  sectionModule,
  sidebarChunkName,
} from './modules';
import type {Plan} from './plan';
import {packSidebar} from '../sidebar';

/**
 * Writes the modules that replace the generated ones in the browser's bundle.
 *
 * @param folder absolute path, emptied first
 * @param retryModule absolute path of the client module that exports `retrying`
 */
export function writeModules(folder: string, files: GeneratedFiles, plan: Plan, retryModule: string): void {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const write = (file: string, source: string): void => fs.writeFileSync(path.join(folder, file), source);
  write('groups.js', groupsModule(plan.groups));
  write('routes.js', routesModule(plan));
  write('registry.js', registryModule(plan, retryModule));
  write('routesChunkNames.js', `export default ${JSON.stringify(plan.chunkNames)};\n`);
  write('globalData.js', globalDataModule(files.globalData, plan.groups));
  plan.groups.forEach((group, groupIndex) => {
    group.sections.forEach((section, index) => {
      write(`${sectionChunkName(groupIndex, index)}.js`, sectionModule(section, files, plan.registry));
    });
    Object.values(group.version?.sidebars ?? {}).forEach((sidebar, index) => {
      write(`${sidebarChunkName(groupIndex, index)}.json`, JSON.stringify(packSidebar(sidebar, group.path)));
    });
  });
}
