import type {BlockContent, Paragraph, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {valueIn} from '../../src/lib/values';
import {textAttribute} from '../../src/mdx';

function element(
  name: string,
  attributes: MdxJsxAttribute[],
  children: BlockContent[] = [],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes, children};
}

const demos = ['Demo', 'ControlledDemo'];

function isElement(node: RootContent | undefined, names: readonly string[]): node is MdxJsxFlowElement {
  return node?.type === 'mdxJsxFlowElement' && node.name !== null && names.includes(node.name);
}

/** Whether a page goes on with it: text, a demo, or a notice, be it `:::warning` or that of a planned feature. */
function isContent(
  node: RootContent | undefined,
): node is Paragraph | ContainerDirective | MdxJsxFlowElement {
  return (
    node?.type === 'paragraph' ||
    node?.type === 'containerDirective' ||
    isElement(node, [...demos, 'Planned'])
  );
}

/**
 * Remark plugin: puts the advert block under the page's head, and tells its demos that an advert may stand under them.
 * The head is the lead, which is the first paragraph, with the row of facts where that comes next; on the first page of
 * a product something else does. Pages with `disableAd: true` get neither.
 *
 * The block has a box with the paragraph, demo, or notice that follows: on a narrow screen the two change places. An
 * empty element ends the box, so that a style sheet can tell whether all of it has arrived.
 *
 * @param options.enabled - `false` for no adverts anywhere, as in development
 */
export default function remarkAdvert({enabled}: {enabled: boolean}): Transformer<Root> {
  return (tree, file) => {
    if (!enabled || valueIn(file.data.frontMatter, 'disableAd') === true) return;
    visit(tree, 'mdxJsxFlowElement', (demo: MdxJsxFlowElement) => {
      if (isElement(demo, demos)) {
        demo.attributes.push({type: 'mdxJsxAttribute', name: 'advert', value: null});
      }
    });
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    if (lead !== -1) {
      const place = lead + (isElement(tree.children[lead + 1], ['PageFacts']) ? 2 : 1);
      const block = element('PageAdvert', []);
      const content = tree.children[place];
      if (isContent(content)) {
        const box = [
          block,
          content,
          element('span', [{type: 'mdxJsxAttribute', name: 'hidden', value: null}]),
        ];
        tree.children.splice(place, 1, element('div', [textAttribute('className', 'page-start')], box));
      } else {
        tree.children.splice(place, 0, block);
      }
    }
  };
}
