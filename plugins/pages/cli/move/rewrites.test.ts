import {describe, expect, it} from 'vitest';
import {namesPage, withId, withImports, withLinks, withMovedFrom} from './rewrites';

const move = {from: 'react-data-grid/rows', to: 'react-data-grid/data/row-definition'};

describe('a page moves', () => {
  it('and links lead to it, with their anchors', () => {
    expect(
      withLinks('[a](/react-data-grid/rows/index.mdx#ids), [b](/react-data-grid/rows-more/index.mdx)', move),
    ).toBe(
      '[a](/react-data-grid/data/row-definition/index.mdx#ids), [b](/react-data-grid/rows-more/index.mdx)',
    );
  });

  it('and lists name it', () => {
    expect(withId(`['react-data-grid/rows/index', 'react-data-grid/rows/more/index']`, move)).toBe(
      `['react-data-grid/data/row-definition/index', 'react-data-grid/rows/more/index']`,
    );
    expect(withId(`page: 'react-data-grid/rows'`, move)).toBe(`page: 'react-data-grid/data/row-definition'`);
    expect(withId(`["react-data-grid/rows/"]`, move)).toBe(`["react-data-grid/data/row-definition/"]`);
  });

  it.each([
    ["goto('/x/react-data-grid/rows/#ids')", true],
    ["goto('/zh/x/react-data-grid/rows/')", true],
    ['`/react-data-grid/rows/index.mdx`', true],
    ["page: 'react-data-grid/rows'", true],
    ["goto('/x/react-data-grid/rows/ids/')", false],
    ["page: 'react-data-grid/rows-more'", false],
  ])('and %s names it: %s', (source, expected) => {
    expect(namesPage(source, move.from)).toBe(expected);
  });

  const moved = (file: string) => file.replace(`docs/${move.from}/`, `docs/${move.to}/`);

  it('and its demos import what they did', () => {
    const demo = `docs/${move.from}/_demos/Rows.tsx`;
    const source = `import {a} from './a';\nimport {b} from '../../server/_demos/b';\nimport React from 'react';`;
    expect(withImports(source, demo, moved)).toBe(
      `import {a} from './a';\nimport {b} from '../../../server/_demos/b';\nimport React from 'react';`,
    );
  });

  it('and the demos of other pages import its modules', () => {
    const source = `import {rows} from '../../rows/_demos/rows';`;
    expect(withImports(source, 'docs/react-data-grid/sorting/_demos/Sort.tsx', moved)).toBe(
      `import {rows} from '../../data/row-definition/_demos/rows';`,
    );
  });

  it('and says where it is in older versions', () => {
    const page = '---\ntitle: Rows\nplan: pro\n---\n\nText.\n';
    const once = withMovedFrom(page, 'react-data-grid/rows');
    expect(once).toBe('---\ntitle: Rows\nplan: pro\nmovedFrom:\n  - react-data-grid/rows\n---\n\nText.\n');
    expect(withMovedFrom(once, 'react-data-grid/old')).toContain(
      'movedFrom:\n  - react-data-grid/old\n  - react-data-grid/rows\n---',
    );
  });
});
