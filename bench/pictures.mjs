// Takes the pictures of the READMEs from the last build.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {runMain} from '../src/lib/node/say.mjs';
import {withBuild} from '../scripts/preview/withBuild.mjs';
import {projectRoot} from '../scripts/setup.mjs';

async function main() {
  await withBuild(async (browser, origin) => {
    const {takeSite, takeToolbars} = await tsImport('./pictures/pictures.ts', import.meta.url);
    write('site.png', await takeSite(browser, origin));
    write('demo-toolbar.png', await takeToolbars(browser, origin));
  });
}

/**
 * @param {string} name
 * @param {Buffer} png
 */
function write(name, png) {
  const file = path.join('media', name);
  writeFileSync(path.join(projectRoot, file), png);
  console.log(`${file}  ${Math.ceil(png.length / 1000)} kB`);
}

runMain(main);
