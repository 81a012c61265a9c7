import path from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {RootContent} from 'mdast';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';
import {markTexts} from '../../../src/mdx/marks';
import {joined, paragraph, text as textNode} from '../../../src/mdx/markdownNodes';
import type {InterfaceText, MarkdownPage} from '../../../src/mdx/markdownPage';
import type {PageFlags} from '../../../src/navigation';
import {parsePage} from '../../../src/mdx/parsePage';
import type {PluginOptions} from '../options';
import type {AdmonitionLabel} from './admonition';
import {absoluteLink, type PartAddresses} from './links';
import remarkPlainMarkdown from './remarkPlainMarkdown';

/** A page of the documentation, as Docusaurus has read it. */
export interface DocsPage {
  /** Its file, relative to the project, with `/`. */
  readonly file: string;
  /** The file below the folder of all pages; that of the English page for a translation. */
  readonly name: string;
  /** Its address below the base address. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly flags: PageFlags;
  /** How far its text is translated into the language of the build. */
  readonly translation: 'complete' | 'stale' | 'missing';
}

/** What all pages of a build share. */
export interface DocsTools extends Pick<PluginOptions, 'fence' | 'forms' | 'steps'> {
  readonly siteDir: string;
  readonly part: PartAddresses;
  readonly text: InterfaceText;
  readonly getLabel: AdmonitionLabel;
}

const quotation = (value: string): RootContent => ({
  type: 'blockquote',
  children: [paragraph(textNode(value))],
});

/** What stands above the text: description, the state of the translation, and the marks. */
function head({description, translation, flags}: DocsPage, text: InterfaceText): RootContent[] {
  const marks = markTexts(flags, text).map((mark) => [textNode(mark)]);
  return [
    quotation(description),
    ...(translation === 'complete'
      ? []
      : [paragraph(textNode(text(`theme.translationNotice.${translation}`)))]),
    ...(marks.length > 0 ? [paragraph(...joined(marks, ' · '))] : []),
  ];
}

/** `docs/page/index.mdx:12: reason`, where the error knows its line. */
function placed(error: unknown, file: string): Error {
  if (error instanceof VFileMessage) {
    return new Error(`${file}:${error.line ?? 1}: ${error.reason}`, {cause: error});
  }
  return new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
}

/**
 * The Markdown of a page of the documentation.
 *
 * @param source - the text of its file
 * @throws an error with file and line for what has no Markdown form, and for a link to no page
 */
export async function readDocsPage(page: DocsPage, source: string, tools: DocsTools): Promise<MarkdownPage> {
  const {siteDir, part, text, getLabel, forms, fence, steps} = tools;
  try {
    const {children} = await unified()
      .use(steps)
      .use(remarkPlainMarkdown, {
        forms,
        fence,
        getLabel,
        page: {siteDir, pagePath: page.file, text},
        resolveLink: (url: string) => absoluteLink(url, page.name, part),
      })
      .run(parsePage(source), {
        path: path.join(siteDir, page.file),
        value: escapeMarkdownHeadingIds(source),
        data: {frontMatter: page.frontMatter},
      });
    return {
      path: page.path,
      title: page.title,
      description: page.description,
      tree: {type: 'root', children: [...head(page, text), ...children]},
    };
  } catch (error) {
    throw placed(error, page.file);
  }
}
