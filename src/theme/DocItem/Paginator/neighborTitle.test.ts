import {describe, expect, it} from 'vitest';
import {neighborTitle} from './neighborTitle';

const tree = [
  {pathname: '/x/react-data-grid/', title: 'Overview'},
  {pathname: '/x/react-data-grid/quickstart/', title: 'Quickstart'},
  {
    pathname: '#/2',
    title: 'Main features',
    subheader: true,
    children: [
      {pathname: '/x/react-data-grid/editing-alone/', title: 'Editing'},
      {
        pathname: '#/2/1',
        title: 'Editing',
        children: [
          {pathname: '/x/react-data-grid/editing/', title: 'Overview'},
          {pathname: '/x/react-data-grid/editing/persistence/', title: 'Persistence'},
        ],
      },
    ],
  },
];

describe('the name of the previous or next page', () => {
  it.each([
    ['/x/react-data-grid/editing/', 'Overview', 'Editing – Overview'],
    ['/zh/x/v7/react-data-grid/editing/', 'Overview', 'Editing – Overview'],
    // Its title is its own.
    ['/x/react-data-grid/editing/persistence/', 'Persistence', 'Persistence'],
    // A group of the same title is no page.
    ['/x/react-data-grid/editing-alone/', 'Editing', 'Editing'],
    // In no group, or not in the navigation.
    ['/x/react-data-grid/', 'Overview', 'Overview'],
    ['/x/elsewhere/', 'Overview', 'Overview'],
  ])('of %s is %s with its group where it needs one: %s', (address, title, name) => {
    expect(neighborTitle(tree, address, title)).toBe(name);
  });
});
