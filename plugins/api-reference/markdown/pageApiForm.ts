import {inlineCode, joined, link, paragraph, text} from '../../../src/mdx/markdownNodes';
import {requireAttribute, type MarkdownForm} from '../../../src/mdx/markdownPage';

/** The API pages of a page's components, as links. */
export const pageApiForm: MarkdownForm = (element) => {
  const pages = requireAttribute(element, 'pages').split(' ');
  const links = requireAttribute(element, 'names')
    .split(' ')
    .map((name, index) => [link(`/api/${pages[index] ?? ''}/`, inlineCode(name))]);
  return [paragraph(text('API: '), ...joined(links, ', '))];
};
