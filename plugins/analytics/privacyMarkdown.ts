import type {Root} from 'mdast';
import {
  heading,
  inlineCode,
  list,
  paragraph,
  strong,
  table,
  text as textNode,
} from '../../src/mdx/markdownNodes';
import {standalonePage, type InterfaceText, type MarkdownSection} from '../../src/mdx/markdownPage';
import {readOptions, type Options} from './options';
import {getServiceItems, getSiteItems, type StorageLife, type StoredItem} from './privacy';
import {toSettings} from './settings';

function lifeText(life: StorageLife, text: InterfaceText): string {
  return typeof life === 'string'
    ? text(`privacy.life.${life}`)
    : text('privacy.life.days', {days: String(life.days)});
}

function itemTable(items: readonly StoredItem[], text: InterfaceText): Root['children'] {
  const heads = (['name', 'purpose', 'life'] as const).map((column) => text(`privacy.column.${column}`));
  return items.length === 0
    ? []
    : [
        table(
          heads,
          items.map(({kind, name, life, purpose}) => [
            [inlineCode(name), textNode(` (${text(`privacy.kind.${kind}`)})`)],
            [textNode(text(`privacy.purpose.${purpose}`))],
            [textNode(lifeText(life, text))],
          ]),
        ),
      ];
}

/** The privacy page as Markdown, of the same list as the page itself. */
export function privacyMarkdown(text: InterfaceText, options: Options): MarkdownSection[] {
  const {services, consentRequired} = toSettings(readOptions(options));
  const toParagraph = (id: string) => paragraph(textNode(text(`privacy.${id}`)));
  const thirdParties: Root['children'] =
    services.length === 0
      ? [toParagraph('third.none')]
      : [
          toParagraph(consentRequired ? 'third.asked' : 'third.unasked'),
          list(
            services.map((name) => [
              strong(text(`privacy.service.${name}`)),
              textNode(` ${text(`privacy.learns.${name}`)}`),
            ]),
          ),
          ...itemTable(getServiceItems(services), text),
        ];
  return standalonePage('privacy', text, [
    toParagraph('lead'),
    heading(2, textNode(text('privacy.own.heading'))),
    toParagraph('own.text'),
    ...itemTable(getSiteItems(services), text),
    heading(2, textNode(text('privacy.third.heading'))),
    ...thirdParties,
    toParagraph('links'),
  ]);
}
