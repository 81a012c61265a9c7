import {describe, expect, it} from 'vitest';
import {readReport, transform} from '../../tests/unit/mdx';
import remarkNoAbsoluteLinks from './remarkNoAbsoluteLinks';

describe('links in pages', () => {
  it.each([
    ['a link', '[text](/x/react-charts/)', '/x/react-charts/'],
    ['an image', '![text](/x/img/a.png)', '/x/img/a.png'],
    ['a definition', '[text][1]\n\n[1]: /x/react-charts/', '/x/react-charts/'],
    ['an element', 'See <a href="/x/react-charts/">text</a>.', '/x/react-charts/'],
    ['a component', '<Card to="/x/react-charts/" />', '/x/react-charts/'],
    ['an expression', "<Card to={'/x/react-charts/'} />", '/x/react-charts/'],
    ['the Chinese form', '[text](/zh/x/react-charts/#a)', '/zh/x/react-charts/#a'],
    ['an English prefix', '[text](/en/x/)', '/en/x/'],
    ['an older version', '[text](/x/v7/react-charts/)', '/x/v7/react-charts/'],
    ['no slash at the end', '[text](/x?a=b)', '/x?a=b'],
    ['a heading', '## [text](/x/react-charts/)', '/x/react-charts/'],
    ['a list', '- one\n  - [text](/x/react-charts/)', '/x/react-charts/'],
  ])('refuses %s, and names address and line', async (_, text, address) => {
    const report = await readReport(remarkNoAbsoluteLinks(), `First.\n\n${text}`);
    const line = 3 + text.split('\n').findIndex((each) => each.includes(address));
    expect(report).toBe(
      `${line}: Absolute link ${address}: link to the page's file, such as (/react-data-grid/quickstart/index.mdx)`,
    );
  });

  it.each([
    '[text](/react-data-grid/quickstart/index.mdx)',
    '[text](../quickstart/index.mdx#a)',
    '[text](https://mui.com/x/react-charts/)',
    '[text](/xylophone/)',
    '[text](#x)',
    '`/x/react-charts/`',
    '```html\n<a href="/x/react-charts/">text</a>\n```',
    '<Card to={address} />',
    '<Demo name="/x/" height={3} />',
  ])('accepts %s', async (text) => {
    await expect(transform(remarkNoAbsoluteLinks(), text)).resolves.toBeDefined();
  });
});
