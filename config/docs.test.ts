import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import remarkPageFacts from '../plugins/library-versions/remarkPageFacts';
import {docsOptions} from './docs';
import {currentName} from './versions';

/** What a page consists of after all steps, by name where it has one. */
async function partsOf(path: string): Promise<string[]> {
  const version = {name: currentName, path: '', docsDir: 'docs', packages: {}};
  const {beforeDefaultRemarkPlugins = []} = docsOptions(process.cwd(), version, [
    [remarkPageFacts, {versions: {}}],
  ]);
  const tree = unified().use(remarkParse).use(remarkMdx).parse('Lead.\n\n## Heading');
  const {children} = await unified()
    .use(beforeDefaultRemarkPlugins)
    .run(tree, {path, data: {frontMatter: {}}});
  return children.map((node) => ('name' in node && node.name ? node.name : node.type));
}

it('the head of a page is its lead, then its facts, then the advert', async () => {
  expect(await partsOf(`${process.cwd()}/docs/some-page/index.mdx`)).toEqual([
    'paragraph',
    'PageFacts',
    'PageAdvert',
    'heading',
  ]);
});

it('on the first page of a product the advert follows the lead', async () => {
  expect(await partsOf(`${process.cwd()}/docs/react-nothing/index.mdx`)).toEqual([
    'mdxjsEsm',
    'paragraph',
    'PageAdvert',
    'Overview.Actions',
    'PageFacts',
    'heading',
  ]);
});
