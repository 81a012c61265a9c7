import path from 'node:path';
import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {codeChunkName} from '../chunkName';
import {getSourceFolder} from '../demoFiles';
import {checkLanguage} from '../highlight';
import {identifierAttribute, importNode, literalAttribute, textAttribute} from '../../../src/mdx';
import {changedLines} from './changedLines';
import {encodeFences, readFence, type Fence} from './fence';
import {managerCommands} from './managerCommands';

const local = 'pageFences';

/**
 * Remark plugin: hands the code fences of a page to the fence loader, which highlights them at build. A fence becomes
 * `<CodeFence language="tsx" title="App.tsx" fences={pageFences} index={0} />`, so that the page's chunk carries no
 * code. Two fences in a row with the titles `Before (v7)` and `After (v8)` are the sides of a change and stand in one
 * `<CodeChange from="v7" to="v8">`.
 *
 * @param options.siteDir - absolute path of the project
 */
export default function remarkCodeFences({siteDir}: {siteDir: string}): Transformer<Root> {
  return (tree, file) => {
    const fences: Fence[] = [];
    let hasChanges = false;
    const read = (code: Code): Fence => {
      try {
        return checkedFence(code);
      } catch (error) {
        return file.fail(error instanceof Error ? error.message : String(error), code);
      }
    };
    const add = (fence: Fence): MdxJsxFlowElement => element(fence, fences.push(fence) - 1);
    visit(tree, 'code', (code: Code, index, parent) => {
      if (index === undefined || !parent) {
        return undefined;
      }
      const before = read(code);
      const after = nextFence(parent.children[index + 1], read);
      const change = after && createChange(before, after);
      if (change) {
        parent.children.splice(index, 2, {...change.element, children: change.sides.map(add)});
        hasChanges = true;
      } else {
        parent.children[index] = add(before);
      }
      return [SKIP, index + 1];
    });
    if (fences.length > 0) {
      const pagePath = path.relative(siteDir, file.path).split(path.sep).join('/');
      const query = encodeFences({chunk: codeChunkName(getSourceFolder(pagePath)), fences});
      tree.children.unshift(importNode(local, `${path.join(__dirname, 'pageFences.js')}?fences=${query}`));
    }
    if (hasChanges) {
      // Imported by the page and not by the table of MDX components: other pages do not carry it.
      tree.children.unshift(importNode('CodeChange', '@theme/CodeChange'));
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

function nextFence(node: RootContent | undefined, read: (code: Code) => Fence): Fence | undefined {
  return node?.type === 'code' ? read(node) : undefined;
}

/** The frame of two fences and what it shows, where they are the code before a change and after it. */
function createChange(
  before: Fence,
  after: Fence,
): {element: MdxJsxFlowElement; sides: [Fence, Fence]} | undefined {
  const from = /^Before \((.+)\)$/.exec(before.title ?? '')?.[1];
  const to = /^After \((.+)\)$/.exec(after.title ?? '')?.[1];
  if (from === undefined || to === undefined) {
    return undefined;
  }
  const lines = changedLines(before.code, after.code);
  return {
    element: {
      type: 'mdxJsxFlowElement',
      name: 'CodeChange',
      attributes: [textAttribute('from', from), textAttribute('to', to)],
      children: [],
    },
    sides: [
      {...before, changed: {mark: 'replaced', lines: lines.before}},
      {...after, changed: {mark: 'added', lines: lines.after}},
    ],
  };
}
