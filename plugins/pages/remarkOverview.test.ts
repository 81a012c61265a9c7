import {describe, expect, it} from 'vitest';
import {getAttributes, transform} from '../../tests/unit/mdx';
import remarkOverview from './remarkOverview';

async function listParts(path: string, text = 'Lead.\n\n## Heading') {
  const {children} = await transform(remarkOverview(), text, {path});
  return children.map((node) => ('name' in node ? node.name : node.type));
}

describe('the first page of a product', () => {
  it.each([
    'docs/react-data-grid/index.mdx',
    'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/index.mdx',
    'versioned_docs/version-7/react-tree-view/index.mdx',
  ])('has what a reader does next below its lead, %s', async (path) => {
    expect(await listParts(`/site/${path}`)).toEqual([
      'mdxjsEsm',
      'paragraph',
      'Overview.Actions',
      'heading',
    ]);
  });

  it('names its product', async () => {
    const tree = await transform(remarkOverview(), 'Lead.', {path: '/site/docs/react-tree-view/index.mdx'});
    expect(tree.children.map((node) => getAttributes(node))).toContainEqual({product: 'tree-view'});
  });

  it.each(['docs/react-data-grid/sorting/index.mdx', 'docs/introduction/index.mdx'])(
    'is no other page, %s',
    async (path) => {
      expect(await listParts(`/site/${path}`)).toEqual(['paragraph', 'heading']);
    },
  );

  it('needs a lead', async () => {
    expect(await listParts('/site/docs/react-charts/index.mdx', '## Heading')).toEqual(['heading']);
  });
});
