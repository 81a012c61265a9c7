import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {describe, expect, it} from 'vitest';
import {apiKnownNames} from '../../config/apiReference';
import {documentedVersions} from '../../config/versions';
import remarkApiNames from '../../plugins/api-reference/names/remarkApiNames';
import remarkPageApi from '../../plugins/api-reference/names/remarkPageApi';
import remarkCodeFences from '../../plugins/code-variants/fences/remarkCodeFences';
import {importedFiles} from '../../plugins/code-variants/importedFiles';
import {codeStyle, toJavaScript} from '../../plugins/code-variants/javaScript';
import remarkDemoControls from '../../plugins/code-variants/remarkDemoControls';
import remarkDemos from '../../plugins/code-variants/remarkDemos';
import remarkPackageVersions from '../../plugins/library-versions/remarkPackageVersions';
import {deadLink} from '../../plugins/pages/deadLinks';
import type {PageDocument} from '../../plugins/pages/loadedDocuments';
import {lostClaims} from '../../plugins/pages/lostClaims';
import {
  findDuplicatePathnames,
  findDuplicateTitles,
  findLostPages,
  findOrphanPages,
} from '../../plugins/pages/pageChecks';
import {createParseFrontMatter} from '../../plugins/pages/parseFrontMatter';
import remarkNoAbsoluteLinks from '../../plugins/pages/remarkNoAbsoluteLinks';
import {translationFrontMatter} from '../../plugins/translations/translationFrontMatter';
import {compareUntranslatedPages} from '../../plugins/translations/untranslatedPages';
import {shortMessage} from '../../plugins/writer-messages/shortMessage';
import {findDeadLinks} from '../../scripts/links/findDeadLinks';
import {parsePage} from '../../src/mdx/parsePage';
import {transform} from './mdx';
import {tempFolder} from './tempFolder';

const pageFile = 'docs/react-data-grid/row-height/index.mdx';

/** What a writer reads when a module does not compile, for the error that its loader threw. */
function said(
  siteDir: string,
  error: unknown,
  file: string,
  loader = 'plugins/code-variants/demoLoader.cjs',
) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = text.split('\n').map((line, index) => `        ${index === 0 ? '' : '│ '}${line}`);
  return shortMessage(
    {
      message: `  × Module build failed (from ./${loader}):\n  ╰─▶   × ${lines.join('\n').trim()}\n`,
      moduleIdentifier: `/site/${loader}!${siteDir}/${file}?demo`,
    },
    {
      siteDir,
      filesIn: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
      readText: (each) => (existsSync(each) ? readFileSync(each, 'utf8') : ''),
    },
  );
}

async function thrown(run: () => unknown): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing is wrong with it');
}

/** What a writer reads about a page, with the error as Docusaurus wraps it. */
async function saidOfPage(
  step: (siteDir: string) => Transformer<Root>,
  text: string,
  files: Readonly<Record<string, string>> = {},
  data: Record<string, unknown> = {},
) {
  const siteDir = tempFolder(files);
  const file = path.join(siteDir, pageFile);
  const error = await thrown(() => transform(step(siteDir), text, {path: file, data}));
  const reason = error instanceof Error ? error.message : String(error);
  const wrapped = `MDX compilation failed for file "${file}"\nCause: ${reason}\nDetails:\n${JSON.stringify(error, null, 2)}`;
  return said(siteDir, new Error(wrapped), pageFile, 'node_modules/@docusaurus/mdx-loader/lib/index.js');
}

const demoFile = (name: string) => `docs/react-data-grid/row-height/_demos/${name}`;
const demo = 'export default function RowHeight() {\n  return null;\n}\n';
const demos = (siteDir: string) => remarkDemos({siteDir});

describe('a mistake in a page', () => {
  it.each<[string, string, Record<string, string>, string]>([
    [
      'unknown demo',
      'Text.\n\n<Demo name="RowHeigth" height={100} />',
      {[demoFile('RowHeight.tsx')]: demo},
      '3:1: Unknown demo "RowHeigth": did you mean "RowHeight"?',
    ],
    [
      'no demos at all',
      '<Demo name="RowHeight" height={100} />',
      {},
      '1:1: Unknown demo "RowHeight": this page has no _demos folder',
    ],
    [
      'repeated demo',
      '<Demo name="RowHeight" height={100} />\n\n<Demo name="RowHeight" height={100} />',
      {[demoFile('RowHeight.tsx')]: demo},
      '3:1: The demo "RowHeight" stands in this page already',
    ],
    [
      'forgotten demo',
      'Text.',
      {[demoFile('RowHeight.tsx')]: demo},
      '1:1: No <Demo> of this page shows _demos/RowHeight.tsx',
    ],
    [
      'styling without its demo',
      'Text.',
      {[demoFile('RowHeight.css.tsx')]: demo},
      '1:1: _demos/RowHeight.css.tsx has no RowHeight.tsx beside it',
    ],
    [
      'style sheet without its demo',
      '<Demo name="RowHeight" height={100} />',
      {[demoFile('RowHeight.tsx')]: demo, [demoFile('RowHeight.css')]: ''},
      '1:1: _demos/RowHeight.css has no RowHeight.css.tsx beside it',
    ],
    [
      'misspelled option',
      '<Demo name="RowHeight" heigth={100} height={100} />',
      {},
      '1:1: <Demo>: "heigth" is not allowed; nearest: height; allowed are name, height, maxWidth, background, hideToolbar, openCode, frame',
    ],
    ['missing option', '<Demo name="RowHeight" />', {}, '1:1: <Demo>: "height" is required'],
    [
      'option of another kind',
      '<Demo name="RowHeight" height="100" />',
      {},
      '1:1: <Demo>: "height" must be a number',
    ],
    [
      'option out of range',
      '<Demo name="RowHeight" height={5} />',
      {},
      '1:1: <Demo>: "height" must be greater than or equal to 20',
    ],
    [
      'unknown value',
      '<Demo name="RowHeight" height={100} background="red" />',
      {},
      '1:1: <Demo>: "background" must be one of [page, surface, none]',
    ],
    [
      'computed option',
      '<Demo name="RowHeight" height={50 + 50} />',
      {},
      '1:1: "height" of <Demo> must be a plain value, not an expression',
    ],
    ['spread', '<Demo {...options} />', {}, '1:1: <Demo> takes no {...spread}: write its options one by one'],
    [
      'demo in a line of text',
      'See <Demo name="RowHeight" height={100} /> here.',
      {},
      '1:5: <Demo> needs a line of its own',
    ],
  ])('demos: %s', async (_what, text, files, message) => {
    expect(await saidOfPage(demos, text, files)).toBe(`${pageFile}:${message}`);
  });

  it('controls without a demo', async () => {
    expect(
      await saidOfPage((siteDir) => remarkDemoControls({siteDir}), 'Text.', {
        [demoFile('RowHeight.controls.ts')]: '',
      }),
    ).toBe(`${pageFile}:1:1: _demos/RowHeight.controls.ts has no RowHeight.tsx beside it`);
  });

  it.each([
    [
      'link',
      'See [it](/x/react-charts/).',
      "1:5: Absolute link /x/react-charts/: link to the page's file, such as (/react-data-grid/quickstart/index.mdx)",
    ],
    [
      'element',
      'Text.\n\n<a href="/zh/x/react-charts/">It</a>',
      "3:1: Absolute link /zh/x/react-charts/: link to the page's file, such as (/react-data-grid/quickstart/index.mdx)",
    ],
  ])('absolute %s', async (_what, text, message) => {
    expect(await saidOfPage(remarkNoAbsoluteLinks, text)).toBe(`${pageFile}:${message}`);
  });

  it('a link to a page that is not there, in the build', async () => {
    const dead = deadLink(() => [
      'react-data-grid/row-height',
      'react-data-grid/sorting',
      'react-charts/bars',
    ]);
    const node = {position: {start: {line: 4, column: 5}}};
    const url = '/react-data-grid/sortign/index.mdx#order';
    const error = await thrown(() => dead({sourceFilePath: pageFile, url, node}));
    expect(String(error)).toBe(
      `Error: ${pageFile}:4:5: there is no page /react-data-grid/sortign/index.mdx; nearest: /react-data-grid/sorting/index.mdx`,
    );
  });

  it.each([
    [
      '[a](/react-charts/bras/index.mdx)',
      'there is no page /react-charts/bras/index.mdx; nearest: /react-charts/bars/index.mdx',
    ],
    [
      '[a](/react-charts/bars/index.mdx#widht)',
      'the page /react-charts/bars/index.mdx has no heading or demo #widht; nearest: #width',
    ],
    ['[a](#widht)', 'there is no heading or demo #widht on this page; nearest: #width'],
  ])('dead link without a build: %s', (text, reason) => {
    const file = 'docs/react-charts/bars/index.mdx';
    const page = {file, root: parsePage(`${text}\n\n## Width {#width}\n`)};
    expect(findDeadLinks(new Map([['react-charts/bars', page]]), [page])).toEqual([`${file}:1:1: ${reason}`]);
  });

  it('a language without a grammar', async () => {
    expect(await saidOfPage((siteDir) => remarkCodeFences({siteDir}), '```klingon\nqapla\n```')).toBe(
      `${pageFile}:1:1: No grammar to highlight "klingon"; use a language that Prism knows, or text`,
    );
  });

  it('an unknown package', async () => {
    const step = () => remarkPackageVersions({versions: {}});
    expect(await saidOfPage(step, '<PackageVersion name="@mui/x-nothing" />')).toBe(
      `${pageFile}:1:1: "@mui/x-nothing" is not a dependency of this site, so its version is not known`,
    );
  });
});

describe('a misspelled name in code', () => {
  const [current] = documentedVersions(process.cwd());
  if (!current) throw new Error('This checkout documents no version');
  const knownNames = apiKnownNames(process.cwd(), current);
  const names = (siteDir: string) => remarkApiNames({siteDir, knownNames});
  const components = (siteDir: string) => remarkPageApi({siteDir, knownNames});
  const data = {frontMatter: {components: ['DataGrid']}};
  const own = 'A name of another library belongs into config/foreignNames.ts.';

  it.each([
    [
      'Set `rowHeigth`.',
      '1:5: `rowHeigth` names "rowHeigth", which no component of this page has; nearest: rowHeight.',
    ],
    [
      'Set `rowHeigth={40}`.',
      '1:5: `rowHeigth={40}` names "rowHeigth", which no component of this page has; nearest: rowHeight.',
    ],
    [
      'Set `colmuns`.',
      '1:5: `colmuns` names "colmuns", which no component of this page has; nearest: columns.',
    ],
    [
      'Set `DataGridPr0`.',
      '1:5: `DataGridPr0` names "DataGridPr0", which the documented packages do not have. Is it "DataGridPro"?',
    ],
    [
      'Set `slots.tolbar`.',
      '1:5: `slots.tolbar` names "slots.tolbar", which the documented packages do not have. Is it "slots.toolbar"?',
    ],
    [
      'Set `GridColDef.widht`.',
      '1:5: `GridColDef.widht` names "GridColDef.widht", which the documented packages do not have. Is it "GridColDef.width"?',
    ],
  ])('%s', async (text, message) => {
    expect(await saidOfPage(names, text, {}, data)).toBe(`${pageFile}:${message} ${own}`);
  });

  it.each([
    'A value `false`, a role `columnheader`.',
    'Set `rowHeigth`.\n\n```ts\nconst rowHeigth = 40;\n```',
    'Set `total`.',
  ])('is not: %s', async (text) => {
    const file = {path: pageFile, data};
    await expect(transform(names(process.cwd()), text, file)).resolves.toBeDefined();
  });

  it('on a page without components may be anything', async () => {
    await expect(
      transform(names(process.cwd()), 'Set `rowHeigth`.', {path: pageFile}),
    ).resolves.toBeDefined();
  });

  it('a component without an API page', async () => {
    expect(await saidOfPage(components, 'Text.', {}, {frontMatter: {components: ['DataGird']}})).toBe(
      `${pageFile}:1:1: "components" in the front matter names "DataGird", which has no API page. Is it "DataGrid"?`,
    );
  });
});

describe('a mistake in a demo', () => {
  const file = demoFile('RowHeight.tsx');

  it('that does not parse, with the lines around it', async () => {
    const siteDir = tempFolder();
    const source = 'const a = 1;\nconst b = 2;\nconst c = 3;\nconst d = ;\nconst e = 5;\nconst f = 6;\n';
    const error = await thrown(async () =>
      toJavaScript(source, path.join(siteDir, file), await codeStyle(siteDir)),
    );
    expect(said(siteDir, error, file)).toBe(
      [
        `${file}:4:11: Unexpected token`,
        '  2 | const b = 2;',
        '  3 | const c = 3;',
        '> 4 | const d = ;',
        '    |           ^',
        '  5 | const e = 5;',
      ].join('\n'),
    );
  });

  it('whose second file is not there', async () => {
    const siteDir = tempFolder({
      [file]: "import {rows} from './orderServr';\n",
      [demoFile('orderServer.ts')]: '',
    });
    const error = await thrown(() => readFileSync(path.join(siteDir, demoFile('orderServr.ts'))));
    expect(said(siteDir, error, file)).toBe(
      `${file}:1:21: there is no file ./orderServr; nearest: ./orderServer`,
    );
  });

  it('that imports what no reader can have', async () => {
    const error = await thrown(() => importedFiles("import {rows} from '../rows';\n"));
    expect(said(tempFolder(), error, file)).toBe(
      `${file}:1:1: A demo imports "./name" or "../other-page/_demos/name" for name.ts, "./name.css" and "./name.json", not "../rows"`,
    );
  });

  it('with half a preview', () => {
    const siteDir = tempFolder();
    expect(said(siteDir, new Error('Line 3: #preview-end without its counterpart'), file)).toBe(
      `${file}:3:1: #preview-end without its counterpart`,
    );
  });

  it('whose controls are wrong', () => {
    const controls = demoFile('RowHeight.controls.ts');
    const loader = 'plugins/code-variants/controls/controlsLoader.cjs';
    expect(said(tempFolder(), new Error('"controls" is required'), controls, loader)).toBe(
      `${controls}:1:1: "controls" is required`,
    );
  });
});

describe('a mistake in the front matter', () => {
  const right = [
    'title: Data Grid – Row height',
    'sidebar_label: Row height',
    'description: What a reader can do after reading this page.',
  ];
  const allowed =
    'allowed are title, sidebar_label, description, packages, components, plan, newFeature, planned, unstable, disableAd, olderNames, movedFrom';

  async function faultsOf(lines: readonly string[], file = pageFile) {
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
    ['slug: /elsewhere', expect.stringContaining('"slug" is not allowed; nearest: ')],
    ['packages: dayjs', '"packages" must be an array'],
  ])('%s', async (line, reason: unknown) => {
    const [fault = ''] = (await faultsOf([...right, line])) ?? [];
    expect(fault.slice(0, pageFile.length + 6)).toBe(`${pageFile}:5:1: `);
    expect(fault.slice(pageFile.length + 6)).toEqual(reason);
  });

  it('several at once', async () => {
    expect(
      await faultsOf(['sidebar_label: Page', `description: ${'d'.repeat(161)}`, 'planned: no thanks']),
    ).toEqual([
      `${pageFile}:1:1: "title" is required`,
      `${pageFile}:3:1: "description" length must be less than or equal to 160 characters long`,
      `${pageFile}:4:1: "planned" must be a boolean`,
    ]);
  });

  it('that is no YAML', async () => {
    expect(await faultsOf(['title: Data Grid: rows', ...right.slice(1)])).toEqual([
      expect.stringMatching(new RegExp(`^${pageFile}:2:\\d+: the front matter is no YAML: .+ needs quotes$`)),
    ]);
  });

  it('of a translation that does not say what it was made from', async () => {
    const file = 'i18n/zh/docusaurus-plugin-content-docs/current/introduction/index.mdx';
    expect(await faultsOf(right, file)).toEqual([
      `${file}:1:1: no source_hash in the front matter. Once the page says what docs/introduction/index.mdx says, run "npm run i18n:stamp introduction".`,
    ]);
  });
});

describe('a mistake among the pages', () => {
  const page = (address: string, more: Partial<PageDocument> = {}): PageDocument => ({
    permalink: `/x/${address}/`,
    source: `docs/${address}/index.mdx`,
    title: address,
    sidebar: 'charts',
    ...more,
  });

  it.each<[string, string[], string]>([
    [
      'one title twice',
      findDuplicateTitles([page('a', {title: 'Bars'}), page('b', {title: 'Bars'})]),
      'docs/a/index.mdx:1:1: the same title "Bars" as docs/b/index.mdx:1',
    ],
    [
      'one address twice',
      findDuplicatePathnames([page('a'), page('a', {source: 'docs/a.mdx'})]),
      'docs/a/index.mdx:1:1: the same address /x/a/ as docs/a.mdx:1',
    ],
    [
      'in no sidebar',
      findOrphanPages([page('a/b', {sidebar: undefined})]),
      "docs/a/b/index.mdx:1:1: this page is in no sidebar; add 'a/b/index' to sidebars.ts",
    ],
    [
      'gone without a redirect',
      findLostPages([page('a/b')], '/x/', {published: ['/x/a/c/'], redirects: () => false}),
      '/x/a/c/ was published and has no page any more: bring the page there by "npm run page:move", or add a redirect to config/redirects.ts',
    ],
    [
      'claim without its heading',
      lostClaims('## A {#a}\n', "claim('b', 'it throws', run)"),
      '1:1: the claim "it throws" is about the heading #b, which the page does not have',
    ],
    [
      'page without Chinese names',
      compareUntranslatedPages({}, ['a'], [], 'i18n/zh/untranslatedPages.json'),
      'i18n/zh/untranslatedPages.json: page "a" has no label and description',
    ],
  ])('%s', (_what, messages, message) => {
    expect(messages).toEqual([message]);
  });
});
