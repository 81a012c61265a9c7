import type {MarkdownPage, MarkdownSection} from '../../src/mdx/markdownPage';

/** A page with its text, ready to be written. */
export interface WrittenPage extends Omit<MarkdownPage, 'tree'> {
  readonly text: string;
}

export interface WrittenSection extends Omit<MarkdownSection, 'pages'> {
  readonly pages: readonly WrittenPage[];
}

/** What the index of a version says about itself. */
export interface LlmsHead {
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
  sections: readonly WrittenSection[],
  {title, description, base, home}: LlmsHead,
): string {
  const line = (page: WrittenPage) => {
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
export function llmsFull(sections: readonly WrittenSection[], base: string): string {
  return sections
    .flatMap(({pages}) => pages)
    .map(({text, path}) => text.replace('\n', `\n\n<${base}${path}>\n`))
    .join('\n');
}
