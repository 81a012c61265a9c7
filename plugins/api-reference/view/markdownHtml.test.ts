import {describe, expect, it} from 'vitest';
import {markdownHtml, markdownText} from './markdownHtml';

const none = () => undefined;

describe('markdownHtml', () => {
  it('links names in code that have an entry, never inside a link', () => {
    const getHref = (code: string) => (code === 'DataGrid' ? '/x/api/data-grid/data-grid/' : undefined);
    expect(markdownHtml('See `DataGrid` and `other`.', getHref)).toBe(
      '<p>See <a href="/x/api/data-grid/data-grid/"><code>DataGrid</code></a> and <code>other</code>.</p>',
    );
    expect(markdownHtml('[`DataGrid`](https://example.com)', getHref)).toBe(
      '<p><a href="https://example.com"><code>DataGrid</code></a></p>',
    );
  });

  it('shows raw HTML as text and drops addresses that are no web addresses', () => {
    expect(markdownHtml('Returns Promise<void>.', none)).toBe('<p>Returns Promise&lt;void&gt;.</p>');
    expect(markdownHtml('[x](javascript:alert(1))', none)).toBe('<p>x</p>');
  });

  it('reads an address without a host as the packages mean it', () => {
    expect(markdownHtml('[x](/material-ui/api/input/)', none)).toBe(
      '<p><a href="https://mui.com/material-ui/api/input/">x</a></p>',
    );
  });

  it('keeps lists tight', () => {
    expect(markdownHtml('- a\n- b', none)).toBe('<ul><li>a</li><li>b</li></ul>');
  });
});

describe('markdownText', () => {
  it('gives one line without marks', () => {
    expect(markdownText('The **grid**\nof `rows`.')).toBe('The grid of rows.');
  });
});
