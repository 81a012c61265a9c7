import {expect, it} from 'vitest';
import {sidebarSections} from './sidebarSections';

const doc = (id: string) => ({type: 'doc' as const, id});
const category = (label: string, ...items: ReturnType<typeof doc>[]) => ({
  type: 'category' as const,
  label,
  items,
  collapsed: true,
  collapsible: true,
});

it('pages without a group come first, then each group with what is below it', () => {
  const sidebar = [
    doc('a'),
    {...category('Features', doc('b')), items: [doc('b'), category('Rows', doc('c'))]},
    doc('d'),
    {type: 'link' as const, label: 'API', href: '/api/'},
  ];
  expect(sidebarSections('Grid', sidebar, 'Site')).toEqual([
    {title: 'Grid', ids: ['a', 'd']},
    {title: 'Grid – Features', ids: ['b', 'c']},
  ]);
  expect(sidebarSections(undefined, sidebar, 'Site').map(({title}) => title)).toEqual(['Site', 'Features']);
  expect(sidebarSections('Grid', [], 'Site')).toEqual([]);
});
