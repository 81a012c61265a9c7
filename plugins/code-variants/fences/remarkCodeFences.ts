import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {codeChunkName} from '../chunkName';
import {sourceFolderOf} from '../demoFiles';
import {checkLanguage} from '../highlight';
import {identifierAttribute, importNode, literalAttribute, textAttribute} from '../../../src/mdx';
import {encodeFences, readFence, type Fence} from './fence';
import {managerCommands} from './managerCommands';

const local = 'pageFences';

/**
 * Remark plugin: hands the code fences of a page to the fence loader, which highlights them at build (B3.7). A fence
 * becomes `<CodeFence language="tsx" title="App.tsx" fences={pageFences} index={0} />`, so that the page's chunk
 * carries no code.
 *
 * @param options.siteDir - absolute path of the project
 */
export default function remarkCodeFences({siteDir}: {siteDir: string}): Transformer<Root> {
  return (tree, file) => {
    const fences: Fence[] = [];
    visit(tree, 'code', (code: Code, index, parent) => {
      if (index === undefined || !parent) {
        return;
      }
      try {
        const fence = checkedFence(code);
        parent.children[index] = element(fence, fences.length);
        fences.push(fence);
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), code);
      }
    });
    if (fences.length > 0) {
      const pagePath = path.relative(siteDir, file.path).split(path.sep).join('/');
      const query = encodeFences({chunk: codeChunkName(sourceFolderOf(pagePath)), fences});
      tree.children.unshift(importNode(local, `${path.join(__dirname, 'pageFences.js')}?fences=${query}`));
    }
  };
}

/** What the loader could not do fails here, where the line of the page is known. */
function checkedFence(code: Code): Fence {
  const fence = readFence(code.value, code.lang ?? '', code.meta ?? '');
  checkLanguage(fence.language);
  if (fence.managers) {
    managerCommands(fence.code);
  }
  return fence;
}

function element({language, title, managers}: Fence, index: number): MdxJsxFlowElement {
  const attributes: MdxJsxAttribute[] = [
    textAttribute('language', language),
    ...(title ? [textAttribute('title', title)] : []),
    ...(managers ? [literalAttribute('managers', true)] : []),
    identifierAttribute('fences', local),
    literalAttribute('index', index),
  ];
  return {type: 'mdxJsxFlowElement', name: 'CodeFence', attributes, children: []};
}
