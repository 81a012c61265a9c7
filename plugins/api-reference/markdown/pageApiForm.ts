import {inlineCode, joined, link, paragraph, text} from '../../../src/mdx/markdownNodes';
import {textAttributeOf, type MarkdownForm} from '../../../src/mdx/markdownPage';

/** The API pages of a page's components, as links. */
export const pageApiForm: MarkdownForm = (element) => {
  const pages = textAttributeOf(element, 'pages').split(' ');
  const links = textAttributeOf(element, 'names')
    .split(' ')
    .map((name, index) => [link(`/api/${pages[index] ?? ''}/`, inlineCode(name))]);
  return [paragraph(text('API: '), ...joined(links, ', '))];
};
