import type {RootContent} from 'mdast';
import {
  code,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  text as textNode,
} from '../../../src/mdx/markdownNodes';
import {markTexts} from '../../../src/mdx/marks';
import type {ApiPage} from '../model/types';
import type {ApiDemosView} from '../view/types';
import {deprecatedLine, planText, type ApiTexts} from './cells';
import {descriptionBlocks} from './descriptions';

/** A part of a page below its heading; nothing when it has nothing. */
export function part(id: string, {text}: ApiTexts, blocks: readonly RootContent[]): RootContent[] {
  return blocks.length > 0 ? [heading(2, textNode(text(`apiReference.section.${id}`))), ...blocks] : [];
}

/** Product and kind, marks, deprecation, description, imports, demos: what stands above the entries. */
export function exportHead(
  page: ApiPage,
  demos: readonly ApiDemosView[],
  product: string,
  texts: ApiTexts,
): RootContent[] {
  const {text, isNew, version} = texts;
  const {plan, unstable, imports, description, deprecated} = page;
  const facts = [
    product,
    text(`apiReference.kind.${page.kind}`),
    ...markTexts({...(plan !== 'community' && {plan}), unstable}, text),
    ...(isNew(`api/${page.product}/${page.slug}/`) ? [text('apiReference.entry.since', {version})] : []),
  ];
  return [
    paragraph(textNode(facts.join(' · '))),
    ...(deprecated ? [paragraph(...deprecatedLine(deprecated, texts))] : []),
    ...descriptionBlocks(description),
    ...part(
      'imports',
      texts,
      imports.flatMap(({package: name, plan: of, statements}) => [
        ...(imports.length > 1
          ? [
              paragraph(
                inlineCode(name),
                textNode(
                  planText(of)
                    .map((label) => ` (${label})`)
                    .join(''),
                ),
              ),
            ]
          : []),
        code(statements.join(`\n// ${text('apiReference.imports.or')}\n`), 'tsx'),
      ]),
    ),
    ...part(
      'demos',
      texts,
      demos.length > 0
        ? [
            list(
              demos.map(({title, href, demos: each}) => [
                link(href, textNode(title)),
                textNode(`: ${each.map((demo) => demo.name).join(', ')}`),
              ]),
            ),
          ]
        : [],
    ),
  ];
}
