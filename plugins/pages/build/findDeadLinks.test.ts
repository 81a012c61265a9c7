import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../src/mdx/parsePage';
import {findDeadLinks, type LinkedPage} from './findDeadLinks';

const page = (file: string, ...lines: string[]): LinkedPage => ({file, root: parsePage(lines.join('\n\n'))});

const sorting = page(
  'docs/grid/sorting/index.mdx',
  '# Sorting',
  '## Sort by two columns {#multi-sorting}',
  '## Limits',
  '<Demo name="SortingMulti" height={300} />',
);
const rows = page('docs/grid/rows/index.mdx', '## Row ids {/* #ids */}');
const sources = new Map([
  ['grid/sorting', sorting],
  ['grid/rows', rows],
]);

const findFaults = (...lines: string[]) => findDeadLinks(sources, [page('docs/grid/index.mdx', ...lines)]);

describe('links between pages', () => {
  it.each([
    '[a](/grid/sorting/index.mdx)',
    '[a](/grid/sorting/index.mdx#multi-sorting)',
    '[a](/grid/sorting/index.mdx#limits)',
    '[a](/grid/sorting/index.mdx#SortingMulti)',
    '[a](/grid/rows/index.mdx?x=1#ids)',
    '[a](https://mui.com/grid/index.mdx)',
    '## Here {#here}\n\n[a](#here)',
  ])('that lead somewhere are fine: %s', (text) => {
    expect(findFaults(text)).toEqual([]);
  });

  it.each([
    [
      'See [a](/grid/sortng/index.mdx).',
      '1:5: there is no page /grid/sortng/index.mdx; nearest: /grid/sorting/index.mdx',
    ],
    [
      '[a](/sorting/index.mdx#limits)',
      '1:1: there is no page /sorting/index.mdx; nearest: /grid/sorting/index.mdx',
    ],
    [
      '[a](/grid/sorting/index.mdx#limit)',
      '1:1: the page /grid/sorting/index.mdx has no heading or demo #limit; nearest: #limits',
    ],
    ['## Here {#here}\n\n[a](#her)', '3:1: there is no heading or demo #her on this page; nearest: #here'],
    [
      '[a]\n\n[a]: /grid/row/index.mdx',
      '3:1: there is no page /grid/row/index.mdx; nearest: /grid/rows/index.mdx',
    ],
  ])('that lead nowhere are named with place and nearest name: %s', (text, message) => {
    expect(findFaults(text)).toEqual([`docs/grid/index.mdx:${message}`]);
  });
});
