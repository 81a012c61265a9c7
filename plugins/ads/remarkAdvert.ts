import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** Whether the page's front matter wants no adverts. */
function isDisabled({frontMatter}: Record<string, unknown>): boolean {
  return (
    typeof frontMatter === 'object' &&
    frontMatter !== null &&
    'disableAd' in frontMatter &&
    frontMatter.disableAd === true
  );
}

/**
 * Remark plugin: puts the advert block under the page's head, and tells its demos that an advert may stand under them.
 * The head is the lead, which is the first paragraph, with the row of facts where that comes next; on the first page of
 * a product something else does. Pages with `disableAd: true` get neither.
 *
 * @param options.enabled - `false` for no adverts anywhere, as in development
 */
export default function remarkAdvert({enabled}: {enabled: boolean}): Transformer<Root> {
  return (tree, file) => {
    if (!enabled || isDisabled(file.data)) {
      return;
    }
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (element.name === 'Demo' || element.name === 'ControlledDemo') {
        element.attributes.push({type: 'mdxJsxAttribute', name: 'advert', value: null});
      }
    });
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    if (lead !== -1) {
      const block: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'PageAdvert',
        attributes: [],
        children: [],
      };
      const next = tree.children[lead + 1];
      const hasFacts = next?.type === 'mdxJsxFlowElement' && next.name === 'PageFacts';
      tree.children.splice(lead + (hasFacts ? 2 : 1), 0, block);
    }
  };
}
