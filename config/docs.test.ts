import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {expect, it} from 'vitest';
import remarkPageFacts from '../plugins/library-versions/build/remarkPageFacts';
import {docsOptions} from './docs';
import {currentName} from '../plugins/library-versions/build/versions';

interface Part {
  readonly type: string;
  readonly name?: string | null;
}

/** Docusaurus leaves open what its steps are. */
function isPluggableList(steps: unknown): steps is PluggableList {
  return Array.isArray(steps);
}

function hasParts(tree: object): tree is {children: Part[]} {
  return 'children' in tree && Array.isArray(tree.children);
}

/** What a page consists of after all steps, by name where it has one. */
async function readParts(path: string): Promise<string[]> {
  const version = {name: currentName, path: '', docsDir: 'docs', packages: {}};
  const steps: unknown = docsOptions(process.cwd(), version, [
    [remarkPageFacts, {versions: {}}],
  ]).beforeDefaultRemarkPlugins;
  const page = unified().use(remarkParse).use(remarkMdx).parse('Lead.\n\n## Heading');
  const data = {frontMatter: {}};
  const tree = await unified()
    .use(isPluggableList(steps) ? steps : [])
    .run(page, {path, data});
  return hasParts(tree) ? tree.children.map(({name, type}) => name || type) : [];
}

it('the head of a page is its lead, then its facts, then the advert', async () => {
  expect(await readParts(`${process.cwd()}/docs/some-page/index.mdx`)).toEqual([
    'paragraph',
    'PageFacts',
    'PageAdvert',
    'heading',
  ]);
});

it('on the first page of a product the advert follows the lead', async () => {
  expect(await readParts(`${process.cwd()}/docs/react-nothing/index.mdx`)).toEqual([
    'mdxjsEsm',
    'paragraph',
    'PageAdvert',
    'Overview.Actions',
    'PageFacts',
    'heading',
  ]);
});
