import {heading, paragraph, text as textNode} from '../../src/mdx/markdownNodes';
import {standalonePage, type InterfaceText, type MarkdownSection} from '../../src/mdx/markdownPage';

/** The page about reading without a network as Markdown: what it explains, without what it shows of this device. */
export function offlineMarkdown(text: InterfaceText): MarkdownSection[] {
  const toParagraph = (id: string) => paragraph(textNode(text(`offline.${id}`)));
  const names = {name: text('offline.app.name'), shortName: text('offline.app.shortName')};
  return standalonePage('offline', text, [
    toParagraph('lead'),
    heading(2, textNode(text('offline.app.heading'))),
    paragraph(textNode(text('offline.app.text', names))),
  ]);
}
