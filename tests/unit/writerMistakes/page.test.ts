import {describe, expect, it} from 'vitest';
import remarkCodeFences from '../../../plugins/code-variants/fences/remarkCodeFences';
import remarkPackageVersions from '../../../plugins/library-versions/build/remarkPackageVersions';
import {deadImage, deadLink} from '../../../plugins/pages/deadLinks';
import remarkNoAbsoluteLinks from '../../../plugins/pages/remarkNoAbsoluteLinks';
import {findDeadLinks} from '../../../plugins/pages/build/findDeadLinks';
import {parsePage} from '../../../src/mdx/parsePage';
import {demo, demoFile, demos, pageFile, getPageMessage, thrown} from './messages';

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
    expect(await getPageMessage(demos, text, files)).toBe(`${pageFile}:${message}`);
  });

  it('controls without a demo', async () => {
    expect(await getPageMessage(demos, 'Text.', {[demoFile('RowHeight.controls.ts')]: ''})).toBe(
      `${pageFile}:1:1: _demos/RowHeight.controls.ts has no RowHeight.tsx beside it`,
    );
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
    expect(await getPageMessage(remarkNoAbsoluteLinks, text)).toBe(`${pageFile}:${message}`);
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
    ['a picture that is not there', './gird.png', 'there is no picture ./gird.png'],
    ['a picture without an address', '', 'there is no picture without an address'],
  ])('%s', async (_what, url, reason) => {
    const node = {position: {start: {line: 4, column: 5}}};
    const error = await thrown(() => deadImage({sourceFilePath: pageFile, url, node}));
    expect(String(error)).toBe(`Error: ${pageFile}:4:5: ${reason}`);
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
    expect(await getPageMessage((siteDir) => remarkCodeFences({siteDir}), '```klingon\nqapla\n```')).toBe(
      `${pageFile}:1:1: No grammar to highlight "klingon"; use a language that Prism knows, or text`,
    );
  });

  it('an unknown package', async () => {
    const step = () => remarkPackageVersions({versions: {}});
    expect(await getPageMessage(step, '<PackageVersion name="@mui/x-nothing" />')).toBe(
      `${pageFile}:1:1: "@mui/x-nothing" is not a dependency of this site, so its version is not known`,
    );
  });
});
