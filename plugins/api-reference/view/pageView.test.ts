import {describe, expect, it} from 'vitest';
import {useMode} from '../../../tests/unit/apiReference/models';
import type {ViewContext} from './context';
import {headView} from './headView';
import {markdownHtml} from './markdownHtml';
import {pageView} from './pageView';

const context: ViewContext = {
  getHref: (page) => `/x/api/${page}/`,
  describe: (markdown) => markdownHtml(markdown, () => undefined),
  findValues: () => ({kind: 'literal', text: "'cell'"}),
  findTypePage: () => undefined,
  highlight: (code) => code,
};

describe('the page of a hook', () => {
  const view = pageView(useMode, [], context);

  it('shows what the hook takes, required options first, and what it returns, which nobody gives', () => {
    expect(view.sections).toMatchObject([
      {
        kind: 'options',
        id: 'options',
        entries: [
          {id: 'option-of', name: 'of', required: true, description: '<p>Whose mode.</p>'},
          {id: 'option-isLive', name: 'isLive', default: 'false'},
        ],
      },
      {kind: 'returned', id: 'returned', entries: [{id: 'result-mode', name: 'mode'}]},
    ]);
    const [options, returned] = view.sections;
    expect(options?.entries[0]?.type).toContain('href="/x/api/data-grid/grid-edit-mode/"');
    expect(returned?.entries[0]?.values).toHaveLength(1);
    expect(returned?.entries[0]?.required).toBeUndefined();
  });

  it('lists both in its contents', () => {
    expect(headView(view, '').contents).toMatchObject([
      {kind: 'imports'},
      {kind: 'signature'},
      {id: 'options', entries: ['of', 'isLive']},
      {id: 'returned', entries: ['mode']},
      {kind: 'source'},
    ]);
  });
});
