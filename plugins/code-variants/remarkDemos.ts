import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {demoProblems, filesIn, getSourceFolder, isTranslated} from './demoFiles';
import {readDemoOptions} from './demoOptions';
import {identifierAttribute, importNode} from '../../src/mdx';

type VFile = Parameters<Transformer<Root>>[1];

/**
 * Remark plugin: checks the demos of a page and turns `<Demo name="Sorting" />` into an import of
 * `_demos/Sorting.tsx?demo`, which the demo loader answers; one with a `_demos/Sorting.controls.ts` beside it becomes a
 * `ControlledDemo` with what that file declares, which the loader of `controls/` reads and checks. The files are not
 * read here: the bundler's cache would not notice when they change.
 *
 * An unknown or repeated demo, a wrong option, a demo file that the page does not show, and controls or a form without
 * a demo fail the build.
 *
 * @param options.siteDir - absolute path of the project
 */
export default function remarkDemos({siteDir}: {siteDir: string}): Transformer<Root> {
  return (tree, file) => {
    const pagePath = path.relative(siteDir, file.path).split(path.sep).join('/');
    const folder = path.join(siteDir, getSourceFolder(pagePath), '_demos');
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
        elements.push(node);
      } else if (node.type === 'mdxJsxTextElement' && node.name === 'Demo') {
        file.fail('<Demo> needs a line of its own', node);
      }
    });
    const names = elements.map((element) => checkedName(element, file));
    const files = filesIn(folder);
    const [problem] = demoProblems(names, files, isTranslated(pagePath));
    if (problem) {
      file.fail(problem.message, problem.index === undefined ? undefined : elements[problem.index]);
    }
    if (names.length === 0) {
      return;
    }
    const controls: Root['children'] = [];
    elements.forEach((element, index) => {
      element.attributes.push(identifierAttribute('demo', `demo${index}`));
      const controlsFile = `${names[index]}.controls.ts`;
      if (files.includes(controlsFile)) {
        const local = `demoControls${controls.length}`;
        element.name = 'ControlledDemo';
        element.attributes.push(identifierAttribute('controls', local));
        controls.push(importNode(local, path.join(folder, controlsFile)));
      }
    });
    // Imported by the page and not by the table of MDX components: a page without demos does not carry it.
    tree.children.unshift(
      ...(controls.length > 0 ? [importNode('ControlledDemo', '@theme/ControlledDemo'), ...controls] : []),
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
