import {describe, expect, it} from 'vitest';
import packageJson from '../../../package.json';
import {getAttributes, readReport, transform} from '../../../tests/unit/mdx';
import {exactSpecs, installCommands, getVersion} from './packageVersions';
import remarkPackageVersions from './remarkPackageVersions';
import remarkPageFacts from './remarkPageFacts';

const versions = {'@mui/x-charts': '8.29.3', dayjs: '1.11.18', next: '9.0.0-alpha.1', loose: '^1.2.3'};

/** Packages of another version that are installed beside the documented ones. */
function isAlias(name: string): boolean {
  const ranges: Readonly<Record<string, string>> = packageJson.dependencies;
  return ranges[name]?.startsWith('npm:') === true;
}

describe('package versions', () => {
  it('are the exact ones that are installed', () => {
    expect(getVersion('@mui/x-charts', versions)).toBe('8.29.3');
    expect(getVersion('next', versions)).toBe('9.0.0-alpha.1');
  });

  it('an unknown package is named', () => {
    expect(() => getVersion('@mui/x-nothing', versions)).toThrow('"@mui/x-nothing" is not a dependency');
  });

  it.each(['^1.2.3', '~1.2.3', '1.2', 'latest', '*', '>=1.2.3', '1.2.3 || 2.0.0'])(
    '%s is not exact',
    (range) => {
      expect(() => getVersion('a', {a: range})).toThrow(`"a" is not pinned to an exact version: ${range}`);
    },
  );

  it('every package of the library is pinned in package.json', () => {
    const names = Object.keys(packageJson.dependencies).filter(
      (name) => name.startsWith('@mui/') && !isAlias(name),
    );
    expect(names).toEqual(expect.arrayContaining(['@mui/x-data-grid', '@mui/x-license', '@mui/material']));
    for (const name of names) expect(() => getVersion(name, packageJson.dependencies)).not.toThrow();
  });

  it('the packages documented have one version, which is not that of the documentation', () => {
    const library = Object.entries(packageJson.dependencies).filter(
      ([name]) => name.startsWith('@mui/x-') && !isAlias(name),
    );
    const documented = new Set<string>(library.map(([, version]) => version));
    expect(documented.size).toBe(1);
    expect(documented).not.toContain(packageJson.version);
  });

  it('the packages of an older version are pinned under a name that ends with the version', () => {
    for (const [name, range] of Object.entries<string>(packageJson.dependencies)) {
      if (!isAlias(name)) continue;
      const [, original = '', major = ''] = /^(.+)-v(\d+)$/.exec(name) ?? [];
      expect(range).toMatch(new RegExp(`^npm:${original}@${major}\\.\\d+\\.\\d+$`));
    }
  });

  it('a list of packages, whatever the spaces', () => {
    expect(exactSpecs(' @mui/x-charts\n  dayjs ', versions)).toEqual([
      '@mui/x-charts@8.29.3',
      'dayjs@1.11.18',
    ]);
    expect(exactSpecs('', versions)).toEqual([]);
  });

  it('install commands of three package managers', () => {
    expect(installCommands(['a@1.0.0', 'b@2.0.0'])).toEqual({
      npm: 'npm install a@1.0.0 b@2.0.0',
      pnpm: 'pnpm add a@1.0.0 b@2.0.0',
      yarn: 'yarn add a@1.0.0 b@2.0.0',
    });
  });
});

describe('versions in a page', () => {
  const step = remarkPackageVersions({versions});

  it('a version becomes text, in a sentence and alone', async () => {
    const tree = await transform(
      step,
      'Charts <PackageVersion name="@mui/x-charts" /> are here.\n\n<PackageVersion name="dayjs" />',
    );
    const text = JSON.stringify(tree);
    expect(text).toContain('"value":"8.29.3"');
    expect(text).toContain('"value":"1.11.18"');
    expect(text).not.toContain('PackageVersion');
  });

  it('an install block gets exact specifications and nothing else', async () => {
    const tree = await transform(step, '<Install packages="@mui/x-charts dayjs" />');
    expect(getAttributes(tree.children[0])).toEqual({specs: '@mui/x-charts@8.29.3 dayjs@1.11.18'});
  });

  it.each([
    ['<Install packages="react-nothing" />', '"react-nothing" is not a dependency of this site'],
    ['<Install />', '<Install> needs packages="…"'],
    ['<Install packages={list} />', '<Install> needs packages="…"'],
    ['<PackageVersion name="loose" />', '"loose" is not pinned'],
    ['A <PackageVersion /> here.', '<PackageVersion> needs name="…"'],
  ])('%s stops the build at its line', async (element, reason) => {
    const report = await readReport(step, `Lead.\n\n${element}`);
    expect(report).toMatch(/^3: /);
    expect(report).toContain(reason);
  });

  it('leaves other elements alone', async () => {
    const tree = await transform(step, '<Demo name="A" packages="nothing" />');
    expect(getAttributes(tree.children[0])).toEqual({name: 'A', packages: 'nothing'});
  });
});

describe('facts of a page', () => {
  const step = remarkPageFacts({versions});
  const data = {frontMatter: {packages: ['@mui/x-charts', 'dayjs']}};

  it('stand after the lead, its first paragraph, with exact versions', async () => {
    const tree = await transform(step, 'import A from "a"\n\nLead.\n\nMore.\n\n## Next', {data});
    expect(tree.children.map(({type}) => type)).toEqual([
      'mdxjsEsm',
      'paragraph',
      'mdxJsxFlowElement',
      'paragraph',
      'heading',
    ]);
    expect(getAttributes(tree.children[2])).toEqual({specs: '@mui/x-charts@8.29.3 dayjs@1.11.18'});
  });

  it.each([{}, {frontMatter: {packages: []}}, {frontMatter: {}}])(
    'a page without packages has a row for what others add: %j',
    async (page) => {
      const tree = await transform(step, 'Lead.', {data: page});
      expect(getAttributes(tree.children[1])).toEqual({specs: ''});
    },
  );

  it('a page without a lead has none', async () => {
    expect((await transform(step, '## No lead', {data})).children).toHaveLength(1);
  });

  it('an unknown package stops the build', async () => {
    const page = {frontMatter: {packages: ['@mui/x-nothing']}};
    await expect(transform(step, 'Lead.', {data: page})).rejects.toThrow(
      '"@mui/x-nothing" is not a dependency',
    );
  });
});
