import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {filesIn, sourceFolderOf} from './demoFiles';
import {identifierAttribute, importNode} from '../../src/mdx';

const extension = '.controls.ts';

/**
 * Remark plugin: a demo with a `_demos/<Name>.controls.ts` beside it becomes a `ControlledDemo` with what that file
 * declares.
 * The loader of `controls/` reads and checks the file; one without a demo fails the build.
 *
 * @param options.siteDir - absolute path of the project
 */
export default function remarkDemoControls({siteDir}: {siteDir: string}): Transformer<Root> {
  return (tree, file) => {
    const pagePath = path.relative(siteDir, file.path).split(path.sep).join('/');
    const folder = path.join(siteDir, sourceFolderOf(pagePath), '_demos');
    const files = filesIn(folder);
    const orphan = files.find(
      (name) => name.endsWith(extension) && !files.includes(name.replace(extension, '.tsx')),
    );
    if (orphan) {
      file.fail(`_demos/${orphan} has no ${orphan.replace(extension, '.tsx')} beside it`);
    }
    const imports: Root['children'] = [];
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      const name = nameOf(element);
      if (element.name === 'Demo' && files.includes(`${name}${extension}`)) {
        const local = `demoControls${imports.length}`;
        imports.push(importNode(local, path.join(folder, `${name}${extension}`)));
        element.name = 'ControlledDemo';
        element.attributes.push(identifierAttribute('controls', local));
      }
    });
    if (imports.length > 0) {
      tree.children.unshift(importNode('ControlledDemo', '@theme/ControlledDemo'), ...imports);
    }
  };
}

/** The name of a demo; the step before this one has checked that it is a text. */
function nameOf({attributes}: MdxJsxFlowElement): string {
  const name = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'name')?.value;
  return typeof name === 'string' ? name : '';
}
