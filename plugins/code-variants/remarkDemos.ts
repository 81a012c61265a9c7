import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {demoProblems, filesIn, isTranslated, sourceFolderOf} from './demoFiles';
import {readDemoOptions} from './demoOptions';
import {identifierAttribute, importNode} from '../../src/mdx';

type VFile = Parameters<Transformer<Root>>[1];

/**
 * Remark plugin: checks the demos of a page and turns `<Demo name="Sorting" />` into an import of
 * `_demos/Sorting.tsx?demo`, which the demo loader answers. Demo files are not read here: the bundler's cache would
 * not notice when they change.
 *
 * An unknown or repeated demo, a wrong option, and a demo file that the page does not show fail the build.
 *
 * @param options.siteDir - absolute path of the project
 */
export default function remarkDemos({siteDir}: {siteDir: string}): Transformer<Root> {
  return (tree, file) => {
    const pagePath = path.relative(siteDir, file.path).split(path.sep).join('/');
    const folder = path.join(siteDir, sourceFolderOf(pagePath), '_demos');
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
        elements.push(node);
      } else if (node.type === 'mdxJsxTextElement' && node.name === 'Demo') {
        file.fail('<Demo> needs a line of its own', node);
      }
    });
    const names = elements.map((element) => checkedName(element, file));
    const [problem] = demoProblems(names, filesIn(folder), isTranslated(pagePath));
    if (problem) {
      file.fail(problem.message, problem.index === undefined ? undefined : elements[problem.index]);
    }
    elements.forEach((element, index) =>
      element.attributes.push(identifierAttribute('demo', `demo${index}`)),
    );
    if (names.length === 0) {
      return;
    }
    // Imported by the page and not by the table of MDX components: a page without demos does not carry it.
    tree.children.unshift(
      importNode('Demo', '@theme/Demo'),
      ...names.map((name, index) => importNode(`demo${index}`, `${path.join(folder, `${name}.tsx`)}?demo`)),
    );
  };
}

function checkedName(element: MdxJsxFlowElement, file: VFile): string {
  try {
    return readDemoOptions(element).name;
  } catch (error) {
    return file.fail(error instanceof Error ? error.message : String(error), element);
  }
}
