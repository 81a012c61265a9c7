import type {MarkdownPage, MarkdownSection} from '../../src/mdx/markdownPage';
import type {PageText} from './writtenPages';

/** What the index of a version says about itself. */
interface LlmsHead {
  /** What is documented: `MUI X 8.29.3`. */
  readonly title: string;
  readonly description: string;
  /** Absolute address of the part, with a slash at its end. */
  readonly base: string;
  /** Absolute address of the index's own folder, with a slash at its end. */
  readonly home: string;
}

/** Brackets would end the text of a link. */
const linkText = (text: string) => text.replace(/[[\]\\]/g, '\\$&');

/**
 * `llms.txt`: the Markdown copies of all pages in the order of the navigation, in the form of https://llmstxt.org, one
 * line for each page.
 */
export function llmsIndex(
  sections: readonly MarkdownSection[],
  {title, description, base, home}: LlmsHead,
): string {
  const line = (page: MarkdownPage) => {
    const about = page.description === '' ? '' : `: ${page.description.replace(/\s+/g, ' ')}`;
    return `- [${linkText(page.title)}](${base}${page.path}index.md)${about}`;
  };
  return [
    `# ${title}`,
    ...(description === '' ? [] : [`> ${description}`]),
    ...sections.map((section) => [`## ${section.title}`, section.pages.map(line).join('\n')].join('\n\n')),
    ['## Optional', `- [llms-full.txt](${home}llms-full.txt)`].join('\n\n'),
    '',
  ].join('\n\n');
}

/** `llms-full.txt`: the text of all pages in the same order, each with its address below its title. */
export function llmsFull(pages: readonly PageText[], base: string): string {
  return pages.map(({text, path}) => text.replace('\n', `\n\n<${base}${path}>\n`)).join('\n');
}
