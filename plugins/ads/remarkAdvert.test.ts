import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {getAttributes, transform} from '../../tests/unit/mdx';
import remarkAdvert from './remarkAdvert';

const page = ['Lead.', '<Demo name="A" />', '<ControlledDemo name="B" />', 'Text.', '## Heading'].join(
  '\n\n',
);

type Name = string | null | Name[];

/** Names of elements, types of everything else; what stands in a box is a list. */
function listNames(nodes: readonly RootContent[]): Name[] {
  return nodes.map((node) => {
    if (node.type !== 'mdxJsxFlowElement') return node.type;
    return node.name === 'div' ? listNames(node.children) : node.name;
  });
}

/** What a page consists of: names of elements, types of everything else. */
async function listParts(text: string, {enabled = true, frontMatter = {}} = {}) {
  const tree = await transform(remarkAdvert({enabled}), text, {data: {frontMatter}});
  let marked = 0;
  visit(tree, 'mdxJsxFlowElement', (node) => void (marked += Number('advert' in getAttributes(node))));
  return {parts: listNames(tree.children), marked};
}

describe('the place of adverts', () => {
  it('is under the lead, and under the demos', async () => {
    expect(await listParts(page)).toEqual({
      parts: ['paragraph', ['PageAdvert', 'Demo', 'span'], 'ControlledDemo', 'paragraph', 'heading'],
      marked: 2,
    });
  });

  it('is under the row of facts where that follows the lead', async () => {
    expect((await listParts('Lead.\n\n<PageFacts />\n\n## Heading')).parts).toEqual([
      'paragraph',
      'PageFacts',
      'PageAdvert',
      'heading',
    ]);
    expect((await listParts('Lead.\n\n<Other />\n\n<PageFacts />')).parts).toEqual([
      'paragraph',
      'PageAdvert',
      'Other',
      'PageFacts',
    ]);
  });

  it('is in one box with the paragraph that follows', async () => {
    const {parts} = await listParts('Lead.\n\n<PageFacts />\n\nText.\n\nMore.');
    expect(parts).toEqual(['paragraph', 'PageFacts', ['PageAdvert', 'paragraph', 'span'], 'paragraph']);
  });

  it.each([
    ['a notice', ':::warning\n\nText.\n\n:::', 'containerDirective'],
    ['the notice of a planned feature', '<Planned request="https://example.com" />', 'Planned'],
  ])('is in one box with %s that follows', async (_, notice, name) => {
    const {parts} = await listParts(`Lead.\n\n<PageFacts />\n\n${notice}\n\nText.`);
    expect(parts).toEqual(['paragraph', 'PageFacts', ['PageAdvert', name, 'span'], 'paragraph']);
  });

  it('is under the first paragraph, whatever stands before it', async () => {
    expect((await listParts('import A from "a"\n\n> Note\n\nLead.\n\n- list')).parts).toEqual([
      'mdxjsEsm',
      'blockquote',
      'paragraph',
      'PageAdvert',
      'list',
    ]);
  });

  it('is nowhere in a page without a paragraph', async () => {
    expect((await listParts('## Heading')).parts).toEqual(['heading']);
  });

  it.each([
    ['a page with disableAd', {frontMatter: {disableAd: true}}],
    ['development', {enabled: false}],
  ])('is not in %s', async (_, options) => {
    const {parts, marked} = await listParts(page, options);
    expect(parts).not.toContain('PageAdvert');
    expect(marked).toBe(0);
  });
});
