import {describe, expect, it} from 'vitest';
import {llmsFull, llmsIndex} from './llms';
import {deadLinks, pagesWithoutCopy, pageTexts} from './writtenPages';
import {link, paragraph, text} from '../../src/mdx/markdownNodes';
import type {MarkdownSection} from '../../src/mdx/markdownPage';

const base = 'https://docs.test/x/';

const sections: MarkdownSection[] = [
  {
    title: 'Charts',
    pages: [
      {
        path: 'react-charts/',
        title: 'Charts [all]',
        description: 'See all.',
        tree: {
          type: 'root',
          children: [
            paragraph(link(`${base}react-charts/bars/#a`, text('Bars'))),
            paragraph(link(`${base}nowhere/`, text('Nowhere')), link('https://other.test/', text('Other'))),
          ],
        },
      },
      {path: 'react-charts/bars/', title: 'Bars', description: '', tree: {type: 'root', children: []}},
    ],
  },
];

describe('the index of the copies', () => {
  it('lists title, address and description of each page by section', () => {
    const head = {title: 'MUI X 8.0.0', description: 'Lead.', base, home: base};
    expect(llmsIndex(sections, head)).toBe(
      [
        '# MUI X 8.0.0',
        '> Lead.',
        '## Charts',
        '- [Charts \\[all\\]](https://docs.test/x/react-charts/index.md): See all.\n- [Bars](https://docs.test/x/react-charts/bars/index.md)',
        '## Optional',
        '- [llms-full.txt](https://docs.test/x/llms-full.txt)',
        '',
      ].join('\n\n'),
    );
  });

  it('has all texts in one file, each with its address', () => {
    const full = llmsFull(pageTexts(sections), base);
    expect(full).toContain('# Charts \\[all]\n\n<https://docs.test/x/react-charts/>\n');
    expect(full).toContain('# Bars\n\n<https://docs.test/x/react-charts/bars/>\n');
    expect(full.indexOf('# Charts')).toBeLessThan(full.indexOf('# Bars'));
  });

  it('names links that lead to no page of the part', () => {
    const paths = new Set(['react-charts/', 'react-charts/bars/']);
    expect(deadLinks(sections, base, paths)).toEqual(['react-charts/index.md: https://docs.test/x/nowhere/']);
  });

  it('names pages that have no copy', () => {
    const files = new Map([['react-charts/index.md', '']]);
    const routes = ['/x/', '/x/404.html', '/x/react-charts/', '/x/privacy/'];
    expect(pagesWithoutCopy(routes, '/x/', files)).toEqual(['/x/privacy/']);
  });
});
