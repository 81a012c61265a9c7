import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** The sentence in which a page says how many points a chart carries, and how many it does not. */
const uses: readonly {kind: string; page: string; sentence: (most: string, first: string) => string}[] = [
  {
    kind: 'line',
    page: 'lines',
    sentence: (most, first) => `with ${most} points without marks, but not with ${first}.`,
  },
  {kind: 'bars', page: 'bars', sentence: (most, first) => `with ${most} bars, but not with ${first};`},
  {
    kind: 'bars, batch renderer',
    page: 'bars',
    sentence: (most, first) => `the batch renderer carries ${most}, but not ${first}.`,
  },
  {kind: 'scatter', page: 'scatter', sentence: (most) => `with up to ${most} points,`},
  {
    kind: 'scatter, batch renderer',
    page: 'scatter',
    sentence: (most) => `with up to ${most} in this renderer.`,
  },
  {kind: 'heatmap', page: 'heatmap', sentence: (most, first) => `with ${most} cells, but not with ${first}.`},
];

const rows = new Map(
  readFileSync('bench/CHARTS.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, kind = '', most = '', , , first = '']) => [kind, {most, first}]),
);

describe('figures of bench/CHARTS.md in the pages', () => {
  it.each(uses)('$page says what was measured for $kind', ({kind, page, sentence}) => {
    const {most, first} = rows.get(kind) ?? {most: 'no row', first: 'no row'};
    expect(readFileSync(`docs/react-charts/${page}/index.mdx`, 'utf8')).toContain(sentence(most, first));
    const chinese = `i18n/zh/docusaurus-plugin-content-docs/current/react-charts/${page}/index.mdx`;
    expect(readFileSync(chinese, 'utf8')).toMatch(new RegExp(`${most} [个根]`));
  });
});
