import type {AllContent} from '@docusaurus/types';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** An interface text in the language of the build, with its values filled in; an id that no source has throws. */
export type InterfaceText = (id: string, values?: Readonly<Record<string, string>>) => string;

/** What is known where a component of a page gets its Markdown form. */
export interface FormPage {
  /** Absolute path of the project. */
  readonly siteDir: string;
  /** The page's file, relative to the project, with `/`. */
  readonly pagePath: string;
  readonly text: InterfaceText;
}

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * What stands in a Markdown copy instead of a component. The children have their own forms already; links may be
 * written as in a page, because they are made absolute afterwards.
 *
 * An error that it throws fails the build with the page and the line.
 */
export type MarkdownForm = (element: MdxElement, page: FormPage) => RootContent[];

/** A page as Markdown, before it is written. */
export interface MarkdownPage {
  /** Address below the base address, without a first slash: `react-charts/bars/`. */
  readonly path: string;
  readonly title: string;
  /** One line; empty where the page has none. */
  readonly description: string;
  /** What follows the title. */
  readonly tree: Root;
}

/** Pages that stand together in the navigation. */
export interface MarkdownSection {
  readonly title: string;
  readonly pages: readonly MarkdownPage[];
}

/** One part of the site, for whoever makes pages that have no file. */
export interface GeneratedPart {
  readonly allContent: AllContent;
  readonly siteDir: string;
  /** Origin of the site. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly text: InterfaceText;
}

/**
 * A page without a file that stands alone in the navigation.
 *
 * @param name - its address below the base address, and what the ids of its texts begin with
 */
export function standalonePage(
  name: string,
  text: InterfaceText,
  children: RootContent[],
): MarkdownSection[] {
  const title = text(`${name}.title`);
  const description = text(`${name}.description`);
  return [{title, pages: [{path: `${name}/`, title, description, tree: {type: 'root', children}}]}];
}

/** A text attribute of a component; nothing when it has none of that name, or one that is no text. */
export function getAttribute({attributes}: MdxElement, name: string): string | undefined {
  const attribute = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/**
 * A text attribute that a component must have.
 *
 * @throws an error that names component and attribute when there is no such text
 */
export function requireAttribute(element: MdxElement, name: string): string {
  const value = getAttribute(element, name);
  if (value === undefined) throw new Error(`<${element.name}> needs ${name}="…"`);
  return value;
}
