import {describe, expect, it} from 'vitest';
import {fenceForm} from '../../code-variants/markdown/fenceForm';
import {interfaceTexts} from '../interfaceTexts';
import {commonForms} from '../commonForms';
import {markdownWriter} from '../markdownWriter';
import {readDocsPage, type DocsPage, type DocsTools} from './readDocsPage';

const toMarkdown = markdownWriter();

const page: DocsPage = {
  file: 'docs/react-charts/bars/index.mdx',
  name: 'react-charts/bars/index.mdx',
  path: 'react-charts/bars/',
  title: 'Charts – Bars',
  description: 'Draw bars.',
  frontMatter: {},
  flags: {},
  translation: 'complete',
};

const tools: DocsTools = {
  siteDir: process.cwd(),
  part: {
    siteUrl: 'https://docs.test',
    baseUrl: '/zh/x/',
    pages: new Map([
      ['react-charts/bars/index.mdx', 'react-charts/bars/'],
      ['react-charts/index.mdx', 'react-charts/'],
    ]),
  },
  text: interfaceTexts(process.cwd(), 'zh'),
  getLabel: (kind) => kind.toUpperCase(),
  forms: commonForms,
  fence: fenceForm,
  steps: [],
};

async function markdown(source: string, changes: Partial<DocsPage> = {}): Promise<string> {
  const {tree} = await readDocsPage({...page, ...changes}, source, tools);
  return toMarkdown(tree).replace('> Draw bars.\n\n', '').trimEnd();
}

describe('the Markdown of a page', () => {
  it('has no front matter, imports or anchors', async () => {
    const source =
      '---\ntitle: A\n---\n\nimport A from "a";\n\nLead.\n\n## Colors {#colors}\n\n### Of `a` {/* #of */}\n\n{/* Note */}\n\nText.';
    expect(await markdown(source)).toBe('Lead.\n\n## Colors\n\n### Of `a`\n\nText.');
  });

  it('begins with the description', async () => {
    const {tree, title, path} = await readDocsPage(page, 'Lead.', tools);
    expect({title, path}).toEqual({title: 'Charts – Bars', path: 'react-charts/bars/'});
    expect(toMarkdown(tree)).toBe('> Draw bars.\n\nLead.\n');
  });

  it('says what the marks of the page head say', async () => {
    const flags = {plan: 'pro', newFeature: true, planned: true, unstable: true} as const;
    const [line] = (await markdown('Lead.', {flags})).split('\n');
    const parts = line?.split(' · ') ?? [];
    expect(parts).toHaveLength(4);
    expect(parts[0]).toMatch(/^Pro \(.+\)$/);
  });

  it('says in the language of the build that the page is not translated, or out of date', async () => {
    const missing = await markdown('Lead.', {translation: 'missing'});
    expect(missing).toBe('本页尚未翻译，当前显示的是英文原文。\n\nLead.');
    expect(await markdown('Lead.', {translation: 'stale'})).toContain('英文原文在翻译之后有改动');
  });

  it('shows plans, planned features and keys as text', async () => {
    expect(await markdown('## Multi-sorting <Plan plan="pro" /> {#multi}')).toBe('## Multi-sorting (Pro)');
    expect(await markdown('Press <kbd>Ctrl</kbd>.')).toBe('Press `Ctrl`.');
    expect(await markdown('<Planned request="https://github.com/a/b/issues/1" />')).toMatch(
      /^> .+ \[.+\]\(https:\/\/github.com\/a\/b\/issues\/1\)$/,
    );
  });

  it('shows notices as quotations', async () => {
    expect(await markdown(':::warning\n\nText.\n\nMore.\n\n:::')).toBe('> **WARNING**: Text.\n>\n> More.');
    const chinese = await readDocsPage(page, ':::tip\n\n文字。\n\n:::', {...tools, getLabel: () => '提示'});
    expect(toMarkdown(chinese.tree)).toContain('> **提示**：文字。');
    expect(await markdown(':::tip[Before you `start`]\n\nText.\n\n:::')).toBe(
      '> **Before you `start`**\n>\n> Text.',
    );
  });

  it('shows tabs and what can be opened one below the other', async () => {
    const tabs =
      '<Tabs>\n<TabItem label="npm">\n\nOne.\n\n</TabItem>\n<TabItem label="yarn">\n\nTwo.\n\n</TabItem>\n</Tabs>';
    expect(await markdown(tabs)).toBe('**npm**\n\nOne.\n\n**yarn**\n\nTwo.');
    expect(await markdown('<details>\n<summary>Why</summary>\n\nText.\n\n</details>')).toBe(
      '**Why**\n\nText.',
    );
  });

  it('makes links absolute in the part of the page', async () => {
    const source =
      '[a](/react-charts/index.mdx#b) [c](../index.mdx) [d](#e) [f](/api/charts/bar-chart/#prop-g) [h](https://i.test/)';
    expect(await markdown(source)).toBe(
      '[a](https://docs.test/zh/x/react-charts/#b) [c](https://docs.test/zh/x/react-charts/) ' +
        '[d](https://docs.test/zh/x/react-charts/bars/#e) ' +
        '[f](https://docs.test/zh/x/api/charts/bar-chart/#prop-g) [h](https://i.test/)',
    );
  });

  it('keeps code as it is, with the name of its file; commands for each package manager', async () => {
    const fence = '```tsx title="App.tsx" {1} showLineNumbers\n<Demo name="A" />\n```';
    expect(await markdown(fence)).toBe('```tsx title="App.tsx"\n<Demo name="A" />\n```');
    expect(await markdown('```bash managers\nnpm install dayjs\n```')).toBe(
      '```bash\n# npm\nnpm install dayjs\n\n# pnpm\npnpm add dayjs\n\n# yarn\nyarn add dayjs\n```',
    );
  });

  it('keeps colons in a text, and bold and italic Chinese without codes for characters', async () => {
    expect(await markdown('## A {#a}\n\nAt 10:am and a:b.')).toBe('## A\n\nAt 10:am and a:b.');
    expect(await markdown('这是**重要**的，也是*新*的。')).toBe('这是**重要**的，也是*新*的。');
  });

  it('writes tables on as little space as they need', async () => {
    expect(await markdown('| A | B |\n| --- | --- |\n| `a \\| b` | long text |')).toBe(
      '| A | B |\n| - | - |\n| `a \\| b` | long text |',
    );
  });

  it.each([
    [
      'Lead.\n\n<Chart />',
      'docs/react-charts/bars/index.mdx:3: <Chart> has no Markdown form: add one to config',
    ],
    ['Lead.\n\n> A\n> <Chart />', 'index.mdx:4: <Chart>'],
    ['Lead {name}.', 'index.mdx:1: {name} has no Markdown form'],
    ['A\n\n[b](/nowhere/index.mdx)', 'index.mdx:3: The link /nowhere/index.mdx leads to no page'],
    [':::hint\n\nText.\n\n:::', 'index.mdx:1: :::hint is no notice'],
    ['## A <Plan plan="gold" />', 'index.mdx:1: <Plan plan="gold">'],
  ])('stops the build with page and line: %j', async (source, message) => {
    await expect(markdown(source)).rejects.toThrow(message);
  });
});
