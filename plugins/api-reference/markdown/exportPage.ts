import type {RootContent} from 'mdast';
import {
  code,
  heading,
  inlineCode,
  joined,
  link,
  list,
  paragraph,
  text as textNode,
} from '../../../src/mdx/markdownNodes';
import {markTexts} from '../../../src/mdx/marks';
import type {ApiComponent, ApiHook, ApiInterface, ApiMember, ApiPage} from '../model/types';
import {requiredFirst} from '../view/pageView';
import {themeExample} from '../view/themeExample';
import type {ApiDemosView} from '../view/types';
import {callLines, deprecatedLine, planMark, valueTexts, type ApiTexts} from './cells';
import {descriptionBlocks} from './descriptions';
import {callText, classTable, memberTable, slotTable} from './tables';

/** A part of a page below its heading; nothing when it has nothing. */
function part(id: string, {text}: ApiTexts, blocks: readonly RootContent[]): RootContent[] {
  return blocks.length > 0 ? [heading(2, textNode(text(`apiReference.section.${id}`))), ...blocks] : [];
}

/** Product and kind, marks, deprecation, description, imports, demos: what stands above the entries. */
function exportHead(
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
        ...(imports.length > 1 ? [paragraph(inlineCode(name), textNode(planMark(of)))] : []),
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

function componentParts(page: ApiComponent, address: string, texts: ApiTexts): RootContent[] {
  const {props, slots, classes, inherited, themeKey, refType} = page;
  return [
    ...part('props', texts, memberTable(requiredFirst(props), 'props', address, texts)),
    ...part('slots', texts, slotTable(slots, address, texts)),
    ...part('classes', texts, classTable(classes, address, texts)),
    ...part(
      'inherited',
      texts,
      inherited.flatMap(({origin, package: name, props: inheritedProps}) => [
        paragraph(inlineCode(origin), textNode(` (${name})`)),
        ...memberTable(inheritedProps, 'props', address, texts),
      ]),
    ),
    ...part(
      'theme',
      texts,
      themeKey === null
        ? []
        : [
            paragraph(...descriptionWith('apiReference.theme.text', 'key', themeKey, texts)),
            code(themeExample(themeKey, page), 'tsx'),
          ],
    ),
    ...(refType === null
      ? []
      : [paragraph(...descriptionWith('apiReference.ref.text', 'type', refType, texts))]),
  ];
}

/** An interface text with a name in code in the place of its value. */
function descriptionWith(id: string, value: string, name: string, {text}: ApiTexts) {
  const [before = '', after = ''] = text(id).split(`{${value}}`);
  return [textNode(before), inlineCode(name), textNode(after)];
}

function hookParts(page: ApiHook, address: string, texts: ApiTexts): RootContent[] {
  const {name, signatures, options, returned} = page;
  const members = (kind: 'options' | 'returned', of: readonly ApiMember[]) =>
    part(kind, texts, memberTable(of, kind, address, texts));
  return [
    ...part(
      'signature',
      texts,
      signatures.flatMap((signature) => {
        const lines = callLines(signature, texts);
        return [code(name + callText(signature), 'ts'), ...(lines.length > 0 ? [list(lines)] : [])];
      }),
    ),
    ...members('options', requiredFirst(options)),
    ...members('returned', returned),
  ];
}

function interfaceParts(page: ApiInterface, address: string, texts: ApiTexts): RootContent[] {
  const {name, typeParameters, definition, properties} = page;
  const generics = typeParameters.length > 0 ? `<${typeParameters.map((each) => each.text).join(', ')}>` : '';
  const bases = page.extends.map((base) => [inlineCode(base.text)]);
  return [
    ...(generics === '' ? [] : [paragraph(inlineCode(name + generics))]),
    ...(bases.length > 0
      ? [paragraph(textNode(`${texts.text('apiReference.extends')} `), ...joined(bases, ', '))]
      : []),
    ...part(
      'definition',
      texts,
      definition
        ? [
            code(
              [
                `type ${name}${generics} = ${definition.text};`,
                ...valueTexts(definition.node, texts).map((line) => `// ${line}`),
              ].join('\n'),
              'ts',
            ),
          ]
        : [],
    ),
    ...part('properties', texts, memberTable(requiredFirst(properties), 'properties', address, texts)),
  ];
}

/**
 * The page of a component, hook or type, without its title.
 *
 * @param demos - the demos that use it; addresses from the root of the host are made absolute by the caller
 * @param product - its name in the language of the build
 */
export function exportBlocks(
  page: ApiPage,
  demos: readonly ApiDemosView[],
  product: string,
  texts: ApiTexts,
): RootContent[] {
  const address = `api/${page.product}/${page.slug}/`;
  const getBlocks = () => {
    switch (page.kind) {
      case 'component':
        return componentParts(page, address, texts);
      case 'hook':
        return hookParts(page, address, texts);
      case 'interface':
        return interfaceParts(page, address, texts);
    }
  };
  const {source} = page;
  return [
    ...exportHead(page, demos, product, texts),
    ...getBlocks(),
    ...part('source', texts, [paragraph(link(source.url, inlineCode(`${source.package}/${source.file}`)))]),
  ];
}
