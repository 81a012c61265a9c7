import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildSite, smallSite} from '../unit/smallSite';

const seconds = 1000;
const description = 'description: What a reader can do after reading this page.';

/** A page whose body begins on line 7. */
function page(title: string, body: string): string {
  return ['---', `title: ${title}`, 'sidebar_label: Page', description, '---', '', body, ''].join('\n');
}

const start = 'docs/introduction/index.mdx';
const demos = 'docs/common-concepts/custom-components/_demos';

// Each build stops where Docusaurus meets the mistakes: while it loads the pages, or while it compiles them.
describe('a build with a mistake', {timeout: 120 * seconds}, () => {
  it('stops at wrong front matter, a repeated address, a lost one, a page in no sidebar and wrong entries of one, all at once', async () => {
    const lines = [
      '---',
      'sidebar_label: Page',
      `description: ${'Long. '.repeat(27)}End`,
      'newFeature: soon',
      'plan: gold',
      'slug: /elsewhere',
      '---',
      '',
      'Text.',
    ];
    const {code, output} = await buildSite(
      smallSite({
        [start]: lines.join('\n'),
        'docs/introduction/support/index.mdx': page('Support', 'Text.'),
        'docs/introduction/support.mdx': page('More support', 'Text.'),
        // The whole navigation of this site, so that an entry without a page is a slip.
        'sidebars/introduction.ts': 'export {};',
        'sidebars/tree.ts': [
          'export const tree = {introduction: [',
          "  'introduction/index', 'introduction/support/index',",
          "  'introduction/suport/index', 'introduction/index',",
          ']};',
        ].join('\n'),
        'config/addresses.json': JSON.stringify(['/x/introduction/', '/x/introduction/gone/'], null, 2),
      }),
      'en',
    );
    expect(code).not.toBe(0);
    expect(output).toContain(`${start}:1:1: "title" is required`);
    expect(output).toContain(`${start}:3:1: "description" length must be less than or equal to 160`);
    expect(output).toContain(`${start}:4:1: "newFeature" must be a boolean`);
    expect(output).toContain(`${start}:5:1: "plan" must be one of [pro, premium]`);
    expect(output).toContain(`${start}:6:1: "slug" is not allowed`);
    expect(output).toMatch(
      /docs\/introduction\/support(?:\/index)?\.mdx:1:1: Duplicated pathname \/x\/introduction\/support\/ in pages: also docs\/introduction\/support(?:\/index)?\.mdx:1/,
    );
    expect(output).toContain(
      "docs/introduction/support.mdx:1:1: this page is in no sidebar; add 'introduction/support' to its product in sidebars/",
    );
    expect(output).toContain(
      'sidebars/tree.ts:3:3: there is no page introduction/suport/index; nearest: introduction/support/index',
    );
    expect(output).toContain(
      'sidebars/tree.ts:3:32: the page introduction/index is listed already at sidebars/tree.ts:2:3',
    );
    expect(output).toContain(
      'config/addresses.json:3:3: /x/introduction/gone/ was published and has no page any more',
    );
    expect(output).not.toContain('special characters');
    expect(output).not.toContain('    at ');
  });

  it('stops at what does not compile, and names every place and nothing else, once', async () => {
    const site = smallSite({
      [start]: page('Introduction', 'Text.\n\nSee [the grid](/x/react-data-grid/).'),
      'docs/introduction/support/index.mdx': page('Support', '<Demo name="Overveiw" height={100} />'),
      'docs/introduction/support/_demos/Overview.tsx':
        'export default function Overview() {\n  return null;\n}\n',
      'docs/introduction/roadmap/index.mdx': page('Roadmap', 'Text.\n\n```klingon\nqapla\n```'),
      'docs/introduction/installation/index.mdx': page(
        'Installation',
        'See [it](/introduction/rodmap/index.mdx).',
      ),
      'docs/common-concepts/custom-components/index.mdx': page(
        'Custom components',
        '<Demo name="Bad" height={100} />\n\n<Demo name="Lost" height={100} />',
      ),
      [`${demos}/Bad.tsx`]: 'export default function Bad() {\n  const a = ;\n}\n',
      [`${demos}/Lost.tsx`]: "import {x} from './datta';\nexport default () => x;\n",
      [`${demos}/data.ts`]: 'export const x = null;\n',
      'docs/introduction/licensing/index.mdx': page('Licensing', '<PackageVersion name="@mui/x-nothing" />'),
      'docs/react-data-grid/quickstart/index.mdx': page('Quickstart', 'Text.\n\n![The grid](./gird.png)'),
    });
    const {code, output} = await buildSite(site, 'en');
    expect(code).not.toBe(0);
    for (const message of [
      `${start}:9:5: Absolute link /x/react-data-grid/: `,
      'docs/introduction/support/index.mdx:7:1: Unknown demo "Overveiw": did you mean "Overview"?',
      'docs/introduction/roadmap/index.mdx:9:1: No grammar to highlight "klingon"',
      'docs/introduction/licensing/index.mdx:7:1: "@mui/x-nothing" is not a dependency of this site',
      'docs/introduction/installation/index.mdx:7:5: there is no page /introduction/rodmap/index.mdx; nearest: /introduction/roadmap/index.mdx',
      'docs/react-data-grid/quickstart/index.mdx:9:1: there is no picture ./gird.png',
      `${demos}/Bad.tsx:2:13: Unexpected token`,
      `${demos}/Lost.tsx:1:18: there is no file ./datta; nearest: ./data`,
    ]) {
      expect(output.split(message), message).toHaveLength(2);
    }
    expect(output).not.toContain('    at ');
    expect(output).not.toContain('"ancestors"');
  });

  it('stops at an interface text without Chinese, and names its place', async () => {
    const site = smallSite({[start]: page('Introduction', 'Text.')});
    const file = path.join(site, 'i18n/zh/code.json');
    const texts = readFileSync(file, 'utf8');
    expect(texts).toContain('"codeVariants.copy.label"');
    writeFileSync(file, texts.replace('"codeVariants.copy.label"', '"codeVariants.copy.lable"'));
    const {code, output} = await buildSite(site, 'zh');
    expect(code).not.toBe(0);
    const line = texts.slice(0, texts.indexOf('"codeVariants.copy.label"')).split('\n').length;
    expect(output).toMatch(/i18n\/zh\/code\.json:\d+:3: text "codeVariants\.copy\.label" has no translation/);
    expect(output).toContain(`i18n/zh/code.json:${line}:3: text "codeVariants.copy.lable" is used nowhere`);
  });

  it('stops at a translated page that does not say what it was made from', async () => {
    const translated = 'i18n/zh/docusaurus-plugin-content-docs/current/introduction/index.mdx';
    const site = smallSite({
      [start]: page('Introduction', 'Text.'),
      [translated]: page('介绍', '文字。'),
    });
    const {code, output} = await buildSite(site, 'zh');
    expect(code).not.toBe(0);
    expect(output).toContain(`${translated}:1:1: no source_hash in the front matter`);
    expect(output).toContain('npx docusaurus i18n:stamp introduction');
  });
});
