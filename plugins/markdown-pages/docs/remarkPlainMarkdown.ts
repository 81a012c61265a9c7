import type {Heading, Nodes, Parents, Root, RootContent} from 'mdast';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx-expression';
import type {Transformer} from 'unified';
import {onOneLine} from '../../../src/mdx/markdownNodes';
import type {FormPage} from '../../../src/mdx/markdownPage';
import type {PluginOptions} from '../options';
import {admonition, type AdmonitionLabel} from './admonition';

interface PlainMarkdownOptions extends Pick<PluginOptions, 'fence' | 'forms'> {
  readonly getLabel: AdmonitionLabel;
  readonly page: FormPage;
  /** A link of the page as an absolute one. */
  readonly resolveLink: (url: string) => string;
}

/** Expressions are programs; only a comment and a text have a meaning without running them. */
function expressionNodes({value}: MdxFlowExpression | MdxTextExpression): RootContent[] {
  if (/^\s*(?:\/\*.*\*\/\s*)?$/s.test(value)) {
    return [];
  }
  const literal = /^\s*(['"`])((?:(?!\1|\\|\$\{).)*)\1\s*$/s.exec(value)?.[2];
  if (literal === undefined) {
    throw new Error(`{${value}} has no Markdown form: write its text, or a component with a form`);
  }
  return [{type: 'text', value: literal}];
}

/** The anchor behind a heading, `{#id}` or a comment, is none of its text; nor is the space before it. */
function withoutAnchor({children}: Heading): Heading['children'] {
  const last = children.at(-1);
  if (last?.type !== 'text') {
    return children;
  }
  const value = last.value.replace(/\s*(?:\{#[^}]+\})?\s*$/, '');
  return [...children.slice(0, -1), ...(value === '' ? [] : [{...last, value}])];
}

/**
 * Remark plugin: leaves nothing in a page but Markdown that every reader of Markdown knows. Components become what the
 * registry says, notices become quotations, and links become absolute.
 *
 * A component without a form, and an expression, fail the build with the page and the line.
 */
export default function remarkPlainMarkdown(options: PlainMarkdownOptions): Transformer<Root> {
  const {forms, fence, getLabel, page, resolveLink} = options;
  return (tree, file) => {
    const source = String(file.value);
    const plain = (node: RootContent): RootContent[] => {
      if ('children' in node) {
        setChildren(node, node.children.flatMap(plain));
      }
      try {
        return toPlainForm(node);
      } catch (error) {
        return file.fail(error instanceof Error ? error.message : String(error), node);
      }
    };
    const toPlainForm = (node: RootContent): RootContent[] => {
      switch (node.type) {
        case 'yaml':
        case 'mdxjsEsm':
          return [];
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          return expressionNodes(node);
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement': {
          if (node.name === null) {
            return node.children;
          }
          const form = forms[node.name];
          if (!form) {
            throw new Error(
              `<${node.name}> has no Markdown form: add one to config/markdownPages.ts (plugins/markdown-pages/README.md says how)`,
            );
          }
          return form(node, page).map(withAbsoluteLinks);
        }
        case 'containerDirective':
          return [admonition(node, getLabel)];
        case 'leafDirective':
        case 'textDirective':
          // A colon in front of a word, as in `10:am`: text that the parser took for more.
          return [{type: 'text', value: sliceSource(source, node)}];
        case 'heading':
          return [{...node, children: withoutAnchor(node)}];
        case 'tableCell':
          return [{...node, children: onOneLine(node.children)}];
        case 'code':
          return fence(node);
        case 'link':
        case 'image':
        case 'definition':
          return [{...node, url: resolveLink(node.url)}];
        default:
          return [node];
      }
    };
    const withAbsoluteLinks = (node: RootContent): RootContent => {
      if ('children' in node) {
        setChildren(
          node,
          node.children.map((child: RootContent) => withAbsoluteLinks(child)),
        );
      }
      return node.type === 'link' ? {...node, url: resolveLink(node.url)} : node;
    };
    tree.children = tree.children.flatMap(plain);
  };
}

/** Writes children of any kind; a registry of forms cannot be typed by the place where a component stands. */
function setChildren(node: Parents, children: RootContent[]): void {
  Object.assign(node, {children});
}

function sliceSource(source: string, {position}: Nodes): string {
  return source.slice(position?.start.offset, position?.end.offset);
}
