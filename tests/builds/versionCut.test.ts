import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import packageJson from '../../package.json';
import {listTranslations} from '../../config/languages';
import {products} from '../../config/products';
import {documentedVersions} from '../../plugins/library-versions/build/versions';
import {readPages} from '../../plugins/library-versions/build/pageFiles';
import {archiveVersion} from '../../plugins/library-versions/cli/archiveVersion';
import {cutVersion, docsVersion} from '../../plugins/library-versions/cli/cutVersion';
import {smallSite} from '../unit/smallSite';

const page = [
  '---',
  'title: Tree View',
  'sidebar_label: Overview',
  'description: What a reader can do after reading this page.',
  "packages: ['@mui/x-tree-view']",
  '---',
  '',
  'A tree.',
  '',
  '<Demo name="Tree" height={200} />',
  '',
].join('\n');

const demo = `import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

export default function Tree() {
  return <RichTreeView items={[]} />;
}
`;

const translations = 'i18n/zh/docusaurus-plugin-content-docs';

/** A small copy of the project with one page, everything committed. */
function committedSite(): {site: string; git: (...args: string[]) => string} {
  const site = smallSite({
    'docs/react-tree-view/index.mdx': page,
    'docs/react-tree-view/_demos/Tree.tsx': demo,
    [`${translations}/current/react-tree-view/index.mdx`]: page,
    // A link is no folder to git.
    '.gitignore': 'node_modules\n.docusaurus/\n',
  });
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], {cwd: site, encoding: 'utf8', stdio: 'pipe'});
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Begin');
  return {site, git};
}

describe('the commands for versions, on a copy of the project', {timeout: 600_000}, () => {
  it('a version is cut with its packages, and archived again', async () => {
    const {site, git} = committedSite();
    const report = await cutVersion(site, '7', docsVersion, listTranslations());
    expect(report).toContain('Version 7 is cut: 1 pages, 1 of them translated');

    const [, seven] = documentedVersions(site);
    if (!seven) throw new Error('No version 7');
    const release = packageJson.dependencies['@mui/x-tree-view-v7'].replace(/^.*@/, '');
    expect(seven.packages['@mui/x-tree-view']).toEqual({version: release, folder: '@mui/x-tree-view-v7'});
    expect(Object.keys(seven.packages)).toContain('react');
    expect(await readPages(site, seven)).toEqual([{address: 'react-tree-view/', movedFrom: []}]);
    const copied = (file: string) => readFileSync(path.join(site, file), 'utf8');
    expect(copied('versioned_docs/version-7/react-tree-view/_demos/Tree.tsx')).toBe(demo);
    expect(copied(`${translations}/version-7/react-tree-view/index.mdx`)).toBe(page);
    expect(copied('versioned_sidebars/version-7-sidebars.json')).toContain('react-tree-view/index');

    git('add', '.');
    git('commit', '-qm', 'Cut');
    await archiveVersion(site, '7', 'https://old.example.org/x/v7/', {
      translations: listTranslations(),
      products,
    });
    expect(documentedVersions(site).map(({name}) => name)).toEqual(['current']);
    expect(existsSync(path.join(site, 'versioned_docs'))).toBe(false);
    const left = git('diff', '--name-only', '--diff-filter=d', 'HEAD~1').split('\n').filter(Boolean);
    expect(left).toEqual(['config/archivedVersions.json', 'versionsArchived.json']);
  });
});
