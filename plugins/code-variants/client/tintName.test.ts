// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {bareName, isSameSection, findRanges, tintName} from './tintName';

const page = `
  <header></header>
  <p><a id="lead"><code>rows</code></a></p>
  <h2>Sort</h2>
  <p>Pass <a id="inside"><code>sortModel</code></a> to it.</p>
  <section id="Demo"><pre><code><i>sortModel</i>={<b>sortModel</b>} initialSortModel sortModels</code></pre></section>
  <h2>Elsewhere</h2>
  <ul><li><a id="outside"><code>sortModel</code></a></li></ul>`;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}

beforeEach(() => {
  document.body.innerHTML = `<div id="text" class="markdown">${page}</div>`;
});

it.each([
  ['sortModel', 'sortModel'],
  ['GridColDef.field', 'field'],
  ['apiRef.current.sortColumn()', 'sortColumn'],
  ['<DataGrid />', 'DataGrid'],
  ['</DataGrid>', 'DataGrid'],
  ['rowHeight={52}', 'rowHeight'],
  ["density: 'compact'", 'density'],
])('%s is %s in code', (text, name) => {
  expect(bareName(text)).toBe(name);
});

it('knows what stands under one heading', () => {
  const same = (first: string, second: string) =>
    isSameSection(element('text'), element(first), element(second));
  expect(same('inside', 'Demo')).toBe(true);
  expect(same('lead', 'Demo')).toBe(false);
  expect(same('outside', 'Demo')).toBe(false);
});

it('finds whole words', () => {
  const ranges = findRanges(element('Demo'), 'sortModel');
  expect(
    ranges.map(({startContainer, startOffset}) => [startContainer.parentNode?.nodeName, startOffset]),
  ).toEqual([
    ['I', 0],
    ['B', 0],
  ]);
});

describe('tintName', () => {
  const highlights = new Map<string, Set<unknown>>();
  const tinted = () => [...(highlights.get('linked-name') ?? [])].map(String);

  beforeEach(() => {
    highlights.clear();
    vi.stubGlobal('CSS', {highlights});
    vi.stubGlobal('Highlight', Set);
  });

  function focusOn(id: string): HTMLElement {
    const link = element(id);
    link.tabIndex = 0;
    link.focus();
    tintName('Demo', link);
    return link;
  }

  it('tints a name while its link has the focus', () => {
    const link = focusOn('inside');
    expect(tinted()).toEqual(['sortModel', 'sortModel']);
    link.blur();
    expect(tinted()).toEqual([]);
  });

  it('leaves demos of other sections alone', () => {
    focusOn('outside');
    expect(tinted()).toEqual([]);
  });

  it('does nothing for a link that was left before', () => {
    tintName('Demo', element('inside'));
    expect(tinted()).toEqual([]);
  });
});
