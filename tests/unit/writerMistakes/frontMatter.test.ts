import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {createParseFrontMatter} from '../../../plugins/pages/parseFrontMatter';
import {translationFrontMatter} from '../../../plugins/translations/translationFrontMatter';
import {tempFolder} from '../tempFolder';
import {pageFile} from './messages';

describe('a mistake in the front matter', () => {
  const right = [
    'title: Data Grid – Row height',
    'sidebar_label: Row height',
    'description: What a reader can do after reading this page.',
  ];
  const allowed =
    'allowed are title, sidebar_label, description, packages, components, plan, newFeature, planned, unstable, disableAd, olderNames, movedFrom';

  async function findFaults(lines: readonly string[], file = pageFile) {
    const text = ['---', ...lines, '---', '', 'Text.', ''].join('\n');
    const siteDir = tempFolder({[file]: text});
    const faults = new Map<string, readonly string[]>();
    const parse = createParseFrontMatter(siteDir, faults, (page) =>
      translationFrontMatter({...page, readFile: () => undefined}),
    );
    const filePath = path.join(siteDir, file);
    await parse({filePath, fileContent: text, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});
    return faults.get(file);
  }

  it.each([
    ['newFeature: soon', '"newFeature" must be a boolean'],
    ['plan: gold', '"plan" must be one of [pro, premium]'],
    ['newfeature: true', `"newfeature" is not allowed; nearest: newFeature; ${allowed}`],
    ['slug: /elsewhere', `"slug" is not allowed; ${allowed}`],
    ['packages: dayjs', '"packages" must be an array'],
  ])('%s', async (line, reason: unknown) => {
    const [fault = ''] = (await findFaults([...right, line])) ?? [];
    expect(fault.slice(0, pageFile.length + 6)).toBe(`${pageFile}:5:1: `);
    expect(fault.slice(pageFile.length + 6)).toEqual(reason);
  });

  it('several at once', async () => {
    expect(
      await findFaults(['sidebar_label: Page', `description: ${'d'.repeat(161)}`, 'planned: no thanks']),
    ).toEqual([
      `${pageFile}:1:1: "title" is required`,
      `${pageFile}:3:1: "description" length must be less than or equal to 160 characters long`,
      `${pageFile}:4:1: "planned" must be a boolean`,
    ]);
  });

  it('that is no YAML', async () => {
    expect(await findFaults(['title: Data Grid: rows', ...right.slice(1)])).toEqual([
      expect.stringMatching(new RegExp(`^${pageFile}:2:\\d+: the front matter is no YAML: .+ needs quotes$`)),
    ]);
  });

  it('of a translation that does not say what it was made from', async () => {
    const file = 'i18n/zh/docusaurus-plugin-content-docs/current/introduction/index.mdx';
    expect(await findFaults(right, file)).toEqual([
      `${file}:1:1: no source_hash in the front matter. Once the page says what docs/introduction/index.mdx says, run "npx docusaurus i18n:stamp introduction".`,
    ]);
  });
});
