import {describe, expect, it, vi} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {checkPageFrontMatter} from './frontMatter';
import type {FrontMatterFaults} from './options';
import {createParseFrontMatter} from './parseFrontMatter';

const valid = {
  title: 'Data Grid – Sorting',
  sidebar_label: 'Sorting',
  description: 'Sort rows by one column or by several, and set the order that a page opens with.',
};

/** A file whose front matter has one line for each key. */
function createFile(frontMatter: Readonly<Record<string, unknown>>, body = 'Text.'): string {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${String(value)}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

function reasonsFor(frontMatter: Record<string, unknown>, content = createFile(frontMatter)): string[] {
  return checkPageFrontMatter(frontMatter, 'docs/a/index.mdx', content).faults;
}

describe('front matter of a page', () => {
  it('comes back as it is when it is right', () => {
    const full = {
      ...valid,
      packages: ['@mui/x-data-grid', 'dayjs'],
      components: ['DataGrid'],
      plan: 'pro',
      newFeature: true,
      planned: false,
      unstable: true,
      disableAd: true,
      movedFrom: ['react-data-grid/order'],
      source_hash: '0123456789abcdef',
      source_commit: 'abc1234',
    };
    expect(checkPageFrontMatter(full, 'docs/a/index.mdx', createFile(full))).toEqual({
      frontMatter: full,
      faults: [],
    });
  });

  it.each([
    ['newFeature', 'yes', '"newFeature" must be a boolean'],
    ['planned', 'true', '"planned" must be a boolean'],
    ['unstable', 1, '"unstable" must be a boolean'],
    ['disableAd', null, '"disableAd" must be a boolean'],
    ['plan', 'community', '"plan" must be one of [pro, premium]'],
    ['plan', true, '"plan" must be one of [pro, premium]'],
    ['slug', '/elsewhere/', '"slug" is not allowed'],
    [
      'newfeature',
      true,
      '"newfeature" is not allowed; nearest: newFeature; allowed are title, sidebar_label, description, packages,',
    ],
    ['sidebar_custom_props', {plan: 'pro'}, '"sidebar_custom_props" is not allowed'],
    ['packages', '@mui/x-data-grid', '"packages" must be an array'],
    ['packages', ['two words'], '"packages[0]" with value "two words" fails to match'],
    ['components', ['data-grid'], '"components[0]" with value "data-grid" fails to match'],
    ['movedFrom', 'react-data-grid/order', '"movedFrom" must be an array'],
    ['movedFrom', ['/x/order/'], '"movedFrom[0]" with value "/x/order/" fails to match'],
    ['source_hash', 'not a hash', '"source_hash" with value "not a hash" fails to match'],
    ['source_commit', 'HEAD', '"source_commit" with value "HEAD" fails to match'],
  ])('refuses %s: %j at its line', (key, value, reason) => {
    const reasons = reasonsFor({...valid, [key]: value});
    expect(reasons[0]).toContain(`docs/a/index.mdx:5:1: ${reason}`);
    for (const each of reasons) expect(each).toMatch(/^docs\/a\/index\.mdx:5:1: /);
  });

  it.each(['title', 'sidebar_label', 'description'])('refuses a page without %s at line 1', (key) => {
    const rest = Object.fromEntries(Object.entries(valid).filter(([name]) => name !== key));
    expect(reasonsFor(rest)).toEqual([`docs/a/index.mdx:1:1: "${key}" is required`]);
  });

  it('a missing key is not looked for in the text of the page', () => {
    const {title, sidebar_label} = valid;
    const front = {title, sidebar_label};
    expect(reasonsFor(front, createFile(front, '```yaml\ndescription: of something else\n```'))).toEqual([
      'docs/a/index.mdx:1:1: "description" is required',
    ]);
  });

  it('a description has at most 160 characters', () => {
    expect(reasonsFor({...valid, description: 'd'.repeat(160)})).toEqual([]);
    expect(reasonsFor({...valid, description: 'd'.repeat(161)})).toEqual([
      'docs/a/index.mdx:4:1: "description" length must be less than or equal to 160 characters long',
    ]);
  });

  it('names every mistake at once, on Windows line ends too', () => {
    const wrong = {sidebar_label: 'Sorting', description: 'd'.repeat(200), plan: 'gold', slug: '/x/'};
    const expected = [
      'docs/a/index.mdx:1:1: "title" is required',
      'docs/a/index.mdx:3:1: "description" length',
      'docs/a/index.mdx:4:1: "plan" must be',
      'docs/a/index.mdx:5:1: "slug" is not allowed',
    ];
    for (const content of [createFile(wrong), createFile(wrong).replaceAll('\n', '\r\n')]) {
      const reasons = reasonsFor(wrong, content);
      expect(reasons).toHaveLength(expected.length);
      for (const [index, start] of expected.entries()) expect(reasons[index]).toContain(start);
    }
  });

  it('a Chinese page may say it in few characters', () => {
    expect(reasonsFor({title: '图表', sidebar_label: '图', description: '安装图表并画出第一张图。'})).toEqual(
      [],
    );
  });
});

describe('the front matter hook', () => {
  async function parse(file: string, frontMatter: Record<string, unknown>, extension = {}) {
    const siteDir = tempFolder({[file]: createFile(frontMatter)});
    const extend = vi.fn(() => extension);
    const faults: FrontMatterFaults = new Map();
    const result = await createParseFrontMatter(
      siteDir,
      faults,
      extend,
    )({
      filePath: `${siteDir}/${file}`,
      fileContent: createFile(frontMatter),
      defaultParseFrontMatter: async () => ({frontMatter, content: 'Text.'}),
    });
    return {result, extend, faults: faults.get(file)};
  }

  it('hands the flags on to the sidebar', async () => {
    const {result} = await parse('docs/a/index.mdx', {...valid, plan: 'pro', planned: true, unstable: false});
    expect(result.content).toBe('Text.');
    expect(result.frontMatter).toMatchObject({
      ...valid,
      sidebar_custom_props: {plan: 'pro', planned: true},
    });
  });

  it('adds what another capability knows of the page', async () => {
    const {result, extend} = await parse('docs/a/index.mdx', valid, {translation: {state: 'stale'}});
    expect(result.frontMatter).toMatchObject({translation: {state: 'stale'}});
    expect(extend).toHaveBeenCalledWith(expect.objectContaining({frontMatter: valid}));
  });

  it.each([
    'docs/a/index.mdx',
    'versioned_docs/version-7/a/index.mdx',
    'i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx',
    'i18n/zh/docusaurus-plugin-content-docs/version-7/a/index.mdx',
  ])('checks %s', async (file) => {
    const {result, faults} = await parse(file, {...valid, plan: 'gold'});
    expect(faults).toEqual([`${file}:5:1: "plan" must be one of [pro, premium]`]);
    expect(result.frontMatter).toEqual({...valid, sidebar_custom_props: {}});
  });

  it('leaves Markdown alone that is no page', async () => {
    const {result, extend} = await parse('playground/note.mdx', {anything: 'goes'});
    expect(result.frontMatter).toEqual({anything: 'goes'});
    expect(extend).not.toHaveBeenCalled();
  });
});
