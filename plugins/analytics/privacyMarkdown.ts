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
import {ownPage, type InterfaceText, type MarkdownSection} from '../../src/mdx/markdownPage';
import {readOptions, type Options} from './options';
import {itemsOfServices, itemsOfSite, type StorageLife, type StoredItem} from './privacy';
import {settingsOf} from './settings';

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
  const {services, consentRequired} = settingsOf(readOptions(options));
  const said = (id: string) => paragraph(textNode(text(`privacy.${id}`)));
  const thirdParties: Root['children'] =
    services.length === 0
      ? [said('third.none')]
      : [
          said(consentRequired ? 'third.asked' : 'third.unasked'),
          list(
            services.map((name) => [
              strong(text(`privacy.service.${name}`)),
              textNode(` ${text(`privacy.learns.${name}`)}`),
            ]),
          ),
          ...itemTable(itemsOfServices(services), text),
        ];
  return ownPage('privacy', text, [
    said('lead'),
    heading(2, textNode(text('privacy.own.heading'))),
    said('own.text'),
    ...itemTable(itemsOfSite(services), text),
    heading(2, textNode(text('privacy.third.heading'))),
    ...thirdParties,
    said('links'),
  ]);
}
