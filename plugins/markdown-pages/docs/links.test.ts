import {expect, it} from 'vitest';
import {absoluteLink} from './links';

const part = {
  siteUrl: 'https://docs.test',
  baseUrl: '/x/',
  pages: new Map([['react-charts/bars/index.mdx', 'react-charts/bars/']]),
};

it('leads to pages that a build of one section leaves out, and stops at them in any other', () => {
  const link = (mayLackPages: boolean) =>
    absoluteLink('/react-charts/lines/index.mdx#axes', 'react-charts/bars/index.mdx', {
      ...part,
      mayLackPages,
    });
  expect(link(true)).toBe('https://docs.test/x/react-charts/lines/#axes');
  expect(() => link(false)).toThrow('The link /react-charts/lines/index.mdx#axes leads to no page');
});
