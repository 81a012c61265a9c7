import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listTranslations} from '../../config/languages';
import {products} from '../../config/products';
import {documentedVersions} from '../../plugins/library-versions/build/versions';
import {partPaths} from '../../scripts/builder/partPaths';
import {archiveVersion} from '../../plugins/library-versions/cli/archiveVersion';
import {cutVersion, docsVersion} from '../../plugins/library-versions/cli/cutVersion';
import {releasePage, smallSite} from '../unit/smallSite';
import {build, docusaurus} from './wholeProject/clone';

const demo = `import {DataGrid} from '@mui/x-data-grid';

export default function Grid() {
  return <DataGrid rows={[]} columns={[{field: 'id'}]} />;
}
`;

const names = {
  introduction: {label: '介绍', description: '从这里开始阅读文档。'},
  'react-data-grid': {label: '概述', description: '表格的第一页，带一个示例。'},
};

const chinese = 'i18n/zh/docusaurus-plugin-content-docs';

/** Two pages with the whole API reference, and a history. */
function committedSite() {
  const site = smallSite({
    'docs/introduction/index.mdx': releasePage('Introduction', 'Text.'),
    'docs/react-data-grid/index.mdx': releasePage('Data Grid', '<Demo name="Grid" height={200} />'),
    'docs/react-data-grid/_demos/Grid.tsx': demo,
    [`${chinese}/current/untranslatedPages.json`]: JSON.stringify(names),
    '.gitignore': 'node_modules\n.docusaurus/\n.parts/\n.cache/\nbuild/\n',
  });
  // The header and the footer lead to pages that it leaves out.
  renameSync(path.join(site, 'docusaurus.config.ts'), path.join(site, 'site.config.ts'));
  writeFileSync(
    path.join(site, 'docusaurus.config.ts'),
    "import site from './site.config';\n\nexport default {...site, onBrokenLinks: 'ignore'};\n",
  );
  for (const file of ['scripts', 'i18n/en/code.json']) {
    cpSync(file, path.join(site, file), {recursive: true});
  }
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], {cwd: site, encoding: 'utf8', stdio: 'pipe'});
  const commit = (message: string) => {
    git('add', '.');
    git('commit', '-qm', message);
  };
  git('init', '-q');
  commit('Begin');
  return {site, commit};
}

/** What a maintainer does after a cut: the next major begins. */
function raiseTo(site: string, version: string): void {
  const file = path.join(site, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`));
}

/** English alone: that a cut version stands in both languages is the matter of `wholeProject/wholeCut.test.ts`. */
const part = (name: string) => ['--part', name];

/** A file of a part that is built. */
const built = (name: string, file: string) => path.join(partPaths('', name).output, file);

const listNames = (site: string) => documentedVersions(site).map(({name}) => name);

describe('versions that are cut one after the other', {timeout: 900_000}, () => {
  it('stand beside each other, each with the reference of its own packages, and can be archived and cut again', async () => {
    const {site, commit} = committedSite();
    const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
    await cutVersion(site, '7', docsVersion, listTranslations());
    commit('Cut 7');

    // The current major, with the command that Docusaurus documents.
    execFileSync(process.execPath, [docusaurus, 'docs:version', '8'], {cwd: site, stdio: 'pipe'});
    raiseTo(site, '9.0.0-alpha.0');
    commit('Cut 8');
    expect(listNames(site)).toEqual(['current', '8', '7']);

    build(site, ...part('en'), ...part('en-v8'), ...part('en-v7'));
    const current = read('package.json').match(/"@mui\/x-data-grid": "([^"]+)"/)?.[1] ?? '';
    // A prop of each major that the other has not.
    for (const [name, base, release, prop] of [
      ['en', 'x', current, 'dataSource'],
      ['en-v8', 'x/v8', current, 'dataSource'],
      ['en-v7', 'x/v7', '7.29.', 'rowPositionsDebounceMs'],
    ] as const) {
      const html = read(built(name, `${base}/react-data-grid/index.html`));
      expect(/The release is (?:<!-- -->)?([\d.]+\d)/.exec(html)?.[1], base).toContain(release);
      const api: unknown = JSON.parse(read(built(name, `${base}/api/data-grid/data-grid.json`)));
      expect(api, `the reference of ${base}`).toHaveProperty(['props', prop]);
    }
    expect(read(built('en', 'x/introduction/index.html'))).toContain('9.0.0-alpha.0');

    await archiveVersion(site, '7', 'https://old.example.org/x/v7/', {
      translations: listTranslations(),
      products,
    });
    commit('Archive 7');
    const report = await cutVersion(site, '9', docsVersion, listTranslations());
    expect(report).toContain('Version 9 is cut: 2 pages');
    raiseTo(site, '10.0.0-alpha.0');
    commit('Cut 9');
    expect(listNames(site)).toEqual(['current', '9', '8']);
    build(site, ...part('en-v9'));
    expect(read(built('en-v9', 'x/v9/react-data-grid/index.html'))).toContain(current);
    expect(() => build(site, ...part('en-v7'))).toThrow(/There is no part "en-v7"/);
  });
});
