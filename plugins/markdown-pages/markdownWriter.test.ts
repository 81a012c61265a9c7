import type {PhrasingContent, Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {inlineCode, link, paragraph, strong, table, text} from '../../src/mdx/markdownNodes';
import {markdownWriter} from './markdownWriter';

/** Each by a writer of its own. */
const toMarkdown = (tree: Root) => markdownWriter()(tree);

const page = (...children: Root['children']): Root => ({type: 'root', children});

/** The same text in many surroundings: what must be escaped differs. */
function pagesWith(value: string): Root[] {
  const around: PhrasingContent[][] = [
    [text(value)],
    [text('a'), text(value)],
    [text('_'), text(value), text('_')],
    [text(value), link('https://docs.test/', text(value))],
    [strong(value), text(value), inlineCode(value)],
    [text('!'), text(value), text('(a)')],
  ];
  return around.flatMap((cell) => [
    page(paragraph(...cell)),
    page(table(['Name', 'Text'], [[cell, [text(value)]]])),
    page({type: 'heading', depth: 2, children: cell}),
    page({type: 'blockquote', children: [paragraph(...cell)]}),
  ]);
}

describe('the writer of Markdown', () => {
  it.each([
    'Words.',
    'a | b',
    '- a',
    '1. a',
    '[a]',
    '*a*',
    'a_b',
    '# a',
    'www.a.test',
    'a\n# b',
    '\\',
    ' a ',
    '<a>',
  ])('writes %j as if it stood alone, however often it came before', (value) => {
    const pages = pagesWith(value);
    const write = markdownWriter();
    const alone = pages.map((page) => toMarkdown(page));
    expect(pages.map(write)).toEqual(alone);
    expect(pages.toReversed().map(write)).toEqual(alone.toReversed());
  });
});
