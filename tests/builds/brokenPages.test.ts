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

// Each build stops where Docusaurus meets the mistakes: while it loads the pages, or while it compiles them.
describe('a build with a mistake', {timeout: 120 * seconds}, () => {
  it('B1.6 stops at wrong front matter: flag, plan, title, description, unknown key', async () => {
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
    const {code, output} = await buildSite(smallSite({[start]: lines.join('\n')}), 'en');
    expect(code).not.toBe(0);
    expect(output).toContain(`${start}:1: "title" is required`);
    expect(output).toContain(`${start}:3: "description" length must be less than or equal to 160`);
    expect(output).toContain(`${start}:4: "newFeature" must be a boolean`);
    expect(output).toContain(`${start}:5: "plan" must be one of [pro, premium]`);
    expect(output).toContain(`${start}:6: "slug" is not allowed`);
  });

  it('B1.5 stops at two pages with one address, and names both', async () => {
    const site = smallSite({
      [start]: page('Introduction', 'Text.'),
      'docs/introduction/support/index.mdx': page('Support', 'Text.'),
      'docs/introduction/support.mdx': page('More support', 'Text.'),
    });
    const {code, output} = await buildSite(site, 'en');
    expect(code).not.toBe(0);
    expect(output).toMatch(
      /Duplicated pathname \/x\/introduction\/support\/ in pages: docs\/introduction\/support(\/index)?\.mdx:1, docs\/introduction\/support(\/index)?\.mdx:1/,
    );
    expect(output).toContain('docs/introduction/support.mdx:1: this page is in no sidebar');
  });

  it('stops at absolute links, unknown demos, languages and packages, and names every place', async () => {
    const site = smallSite({
      [start]: page('Introduction', 'Text.\n\nSee [the grid](/x/react-data-grid/).'),
      'docs/introduction/support/index.mdx': page('Support', '<Demo name="Overveiw" height={100} />'),
      'docs/introduction/support/_demos/Overview.tsx':
        'export default function Overview() {\n  return null;\n}\n',
      'docs/introduction/roadmap/index.mdx': page('Roadmap', 'Text.\n\n```klingon\nqapla\n```'),
      'docs/introduction/licensing/index.mdx': page('Licensing', '<PackageVersion name="@mui/x-nothing" />'),
    });
    const {code, output} = await buildSite(site, 'en');
    expect(code).not.toBe(0);
    expect(output).toContain('Absolute link /x/react-data-grid/');
    expect(output).toContain(`${start}:9:5`);
    expect(output).toContain('Unknown demo "Overveiw": did you mean "Overview"?');
    expect(output).toContain('docs/introduction/support/index.mdx:7:1');
    expect(output).toContain('No grammar to highlight "klingon"');
    expect(output).toContain('docs/introduction/roadmap/index.mdx:9:1');
    expect(output).toContain('"@mui/x-nothing" is not a dependency of this site');
    expect(output).toContain('docs/introduction/licensing/index.mdx:7:1');
  });

  it('B9.1 stops at an interface text without Chinese, and names the file', async () => {
    const site = smallSite({[start]: page('Introduction', 'Text.')});
    const file = path.join(site, 'i18n/zh/code.json');
    const texts = readFileSync(file, 'utf8');
    expect(texts).toContain('"codeVariants.copy.label"');
    writeFileSync(file, texts.replace('"codeVariants.copy.label"', '"codeVariants.copy.lable"'));
    const {code, output} = await buildSite(site, 'zh');
    expect(code).not.toBe(0);
    expect(output).toContain('i18n/zh/code.json: text "codeVariants.copy.label" has no translation');
    expect(output).toContain('i18n/zh/code.json: text "codeVariants.copy.lable" is used nowhere');
  });

  it('B9.2 stops at a translated page that does not say what it was made from', async () => {
    const translated = 'i18n/zh/docusaurus-plugin-content-docs/current/introduction/index.mdx';
    const site = smallSite({
      [start]: page('Introduction', 'Text.'),
      [translated]: page('介绍', '文字。'),
    });
    const {code, output} = await buildSite(site, 'zh');
    expect(code).not.toBe(0);
    expect(output).toContain(`${translated}: no source_hash in the front matter`);
    expect(output).toContain('npm run i18n:stamp introduction');
  });
});
