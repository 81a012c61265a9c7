import {describe, expect, it} from 'vitest';
import {toSections} from './sections';

const page = (title: string) => ({title, pathname: `/x/${title}/`});

describe('sections of a product', () => {
  it('are the groups of its navigation, at any depth, in its order', () => {
    const tree = [
      page('overview'),
      {
        title: 'Main',
        pathname: '#/1',
        subheader: true,
        children: [
          page('layout'),
          {title: 'Rows', pathname: '#/1/1', children: [page('height'), page('updates')]},
          page('sorting'),
        ],
      },
      {
        title: 'Parts',
        pathname: '#/2',
        children: [{title: 'Dates', pathname: '#/2/0', children: [page('field')]}],
      },
    ];
    expect(toSections(tree).map(({title, pages}) => [title, ...pages.map((each) => each.title)])).toEqual([
      ['Main', 'layout', 'sorting'],
      ['Rows', 'height', 'updates'],
      ['Dates', 'field'],
    ]);
  });

  it('are none without groups', () => {
    expect(toSections([page('overview')])).toEqual([]);
  });
});
