import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import packageJson from '../../package.json';
import {documentedVersions} from '../../plugins/library-versions/build/versions';
import {buildPart} from '../../scripts/builder/buildPart';
import {listFiles} from '../../src/lib/node/listFiles';
import {partPaths} from '../../scripts/builder/partPaths';
import {listParts, type BuildPart} from '../../scripts/builder/parts';
import {runAll} from '../../scripts/builder/schedule';
import {releasePage, smallSite} from '../unit/smallSite';
import {addFiles} from '../unit/tempFolder';

const seconds = 1000;

/** A demo that shows the release of its own package, from a package that brings a further one along. */
const demo = (name: string) => `import {DataGridPro} from '${name}-pro';
import dataGrid from '${name}/package.json';

export default function Release() {
  return <DataGridPro rows={[{id: dataGrid.version}]} columns={[{field: 'id'}]} />;
}
`;

const demoFile = 'docs/react-data-grid/_demos/Release.tsx';

const names = {
  introduction: {label: '介绍', description: '从这里开始。'},
  'react-data-grid': {label: '概述', description: '表格的第一页。'},
};

const files = {
  'docs/introduction/index.mdx': releasePage('Introduction', '<Install packages="@mui/x-data-grid-pro" />'),
  'docs/react-data-grid/index.mdx': releasePage('Data Grid', '<Demo name="Release" height={200} />'),
  [demoFile]: demo('@mui/x-data-grid'),
  'i18n/zh/docusaurus-plugin-content-docs/current/untranslatedPages.json': JSON.stringify(names),
};

/** Two pages, cut as version 7 with Docusaurus' own command; without the API reference, whose 600 pages take their time. */
function cutSite(): string {
  const site = smallSite(files);
  const copy = (from: string, to: string) => cpSync(from, path.join(site, to), {recursive: true});
  renameSync(path.join(site, 'docusaurus.config.ts'), path.join(site, 'site.config.ts'));
  copy('tests/fixtures/services/docusaurus.config.ts', 'docusaurus.config.ts');
  for (const file of ['scripts/builder/peakMemory.mjs', 'i18n/en/code.json']) copy(file, file);
  const cli = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  execFileSync(process.execPath, [cli, 'docs:version', '7'], {cwd: site, stdio: 'pipe'});
  return site;
}

/** Everything that a part has written. */
async function readContents(site: string, {name}: BuildPart): Promise<Map<string, string>> {
  const {output} = partPaths(site, name);
  const all = await listFiles(output);
  return new Map(all.map((file) => [file, readFileSync(path.join(output, file), 'latin1')]));
}

/** The packages of the browser's bundle: `@mui/x-data-grid-v7`. */
function packagesIn(site: string, {name}: BuildPart): string[] {
  const file = path.join(site, '.docusaurus', name, 'site-version-packages', 'modules.json');
  const modules: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(modules)) throw new Error(`${file} is not a list`);
  return [...new Set(modules.map((each: string) => each.split('/', 2).join('/')))];
}

describe('a site of two versions', {timeout: 900 * seconds}, () => {
  it('each version is a part with its own packages, and no part depends on what was built before', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    const site = cutSite();
    const parts = listParts(documentedVersions(site));
    expect(parts.map(({name}) => name)).toEqual(['en', 'zh', 'en-v7', 'zh-v7']);
    const outcomes = await runAll(parts, 2, (part) => buildPart(site, part, 1));
    expect(outcomes.map(({status}) => status)).toEqual(parts.map(() => 'fulfilled'));

    const current = packageJson.dependencies['@mui/x-data-grid'];
    const [, older = ''] = /@(7[\d.]+)$/.exec(packageJson.dependencies['@mui/x-data-grid-v7']) ?? [];
    for (const part of parts) {
      const release = part.version === 'v7' ? older : current;
      const contents = await readContents(site, part);
      for (const address of ['introduction', 'react-data-grid']) {
        const html = contents.get(`${part.base}/${address}/index.html`) ?? '';
        expect(/The release is (?:<!-- -->)?([\d.]+\d)/.exec(html)?.[1]).toBe(release);
      }
      const install = contents.get(`${part.base}/introduction/index.html`) ?? '';
      expect(/@mui\/x-data-grid-pro@([\d.]+)/.exec(install)?.[1]).toBe(release);
      const packages = packagesIn(site, part);
      expect(packages).not.toEqual([]);
      expect(packages.filter((name) => name.endsWith('-v7') !== (part.version === 'v7'))).toEqual([]);
    }

    // Current, 7, current: byte by byte what it was the first time.
    const [en] = parts;
    if (!en) throw new Error('No part');
    const first = await readContents(site, en);
    const otherFiles = async () =>
      [...(await readContents(site, en))].flatMap(([file, text]) => (first.get(file) === text ? [] : [file]));
    rmSync(partPaths(site, en.name).record);
    rmSync(path.join(site, '.docusaurus', en.name), {recursive: true});
    await expect(buildPart(site, en, 1)).resolves.toMatchObject({fromCache: false});
    expect(await otherFiles()).toEqual([]);

    // A page of one version on the packages of the other one: the build names a module and the last output stays.
    addFiles(site, {
      'docs/react-data-grid/grid.ts': "export {gridClasses} from '@mui/x-data-grid-pro-v7';\n",
      'docs/react-data-grid/index.mdx': releasePage(
        'Data Grid',
        'import {gridClasses} from \'./grid\';\n\n<Demo name="Release" height={200} />\n\n{gridClasses.root}',
      ),
    });
    await expect(buildPart(site, en, 1)).rejects.toThrow('Part "en" failed');
    expect(readFileSync(partPaths(site, en.name).log, 'utf8')).toMatch(
      /x-data-grid-pro-v7\S+ is bundled, and version current/,
    );
    expect(await otherFiles()).toEqual([]);
    const [outcome] = await runAll(parts.slice(2), 1, (part) => buildPart(site, part, 1));
    expect(outcome).toMatchObject({value: {fromCache: true}});
  });
});
