import {describe, expect, it} from 'vitest';
import {namesOlder, pageContext} from './pageContext';

describe('pageContext', () => {
  it.each([
    ['docs/react-charts/bars/index.mdx', 'charts'],
    ['docs/migration/migration-pickers-v7/index.mdx', 'date-pickers'],
    [
      'i18n/zh/docusaurus-plugin-content-docs/current/migration/whats-new-tree-view-v8/index.mdx',
      'tree-view',
    ],
    ['docs/migration-v8/index.mdx', undefined],
    ['docs/introduction/index.mdx', undefined],
  ])('%s belongs to %s', (file, product) => {
    expect(pageContext(file, {}).product).toBe(product);
  });

  it('reads the front matter', () => {
    const data = {frontMatter: {components: ['DataGrid', 1], olderNames: true}};
    expect(pageContext('docs/a.mdx', data).components).toEqual(['DataGrid']);
    expect(namesOlder(data)).toBe(true);
    expect(namesOlder({})).toBe(false);
  });
});
