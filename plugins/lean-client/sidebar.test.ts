import {describe, expect, it} from 'vitest';

import {packSidebar, unpackSidebar, type SidebarItem} from './sidebar';

function link(href: string, docId: string, further: SidebarItem = {}): SidebarItem {
  return {type: 'link', href, label: `Label of ${href}`, docId, unlisted: false, ...further};
}

const sidebar: SidebarItem[] = [
  link('/x/', 'introduction/index'),
  link('/x/react-data-grid/', 'react-data-grid/index'),
  {
    type: 'category',
    label: 'Rows',
    collapsed: true,
    items: [
      link('/x/react-data-grid/rows/', 'react-data-grid/rows/index'),
      link('/x/react-data-grid/row-height/', 'react-data-grid/row-height/index', {
        className: 'new',
        customProps: {plan: 'pro'},
      }),
      link('/x/react-charts/', 'react-charts/index'),
    ],
  },
  {type: 'link', href: 'https://example.com/', label: 'Elsewhere'},
  {type: 'html', value: '<hr>'},
  link('/x/hidden/', 'hidden/index', {unlisted: true}),
  link('/x/odd', 'some/other'),
  link('/x/odd//', 'odd//index'),
];

describe('packSidebar', () => {
  it.each(['/x/', '/x', '/'])('comes back unchanged from base %s', (base) => {
    expect(unpackSidebar(packSidebar(sidebar, base), base)).toEqual(sidebar);
  });

  it('leaves of a usual link its label and the end of its address', () => {
    const links = [link('/x/a/b/', 'a/b/index'), link('/x/a/c/', 'a/c/index')];
    expect(packSidebar(links, '/x/')).toEqual([
      ['Label of /x/a/b/', 'a/b/'],
      ['Label of /x/a/c/', 'c/'],
    ]);
  });
});
