import {describe, expect, it} from 'vitest';
import {canonicalPath, localizeHref} from './addresses';

describe('localizeHref', () => {
  it.each([
    ['a page', '/x/react-data-grid/', '/zh/x/react-data-grid/'],
    ['the root', '/', '/zh/'],
    ['query and hash', '/x/introduction/?a=b#c', '/zh/x/introduction/?a=b#c'],
    ['a version', '/x/v7/react-charts/', '/zh/x/v7/react-charts/'],
    ['the blog', '/blog', '/blog'],
    ['the blog with a slash', '/blog/', '/blog/'],
    ['a blog post', '/blog/release-8/', '/blog/release-8/'],
    ['the blog with a hash', '/blog#latest', '/blog#latest'],
    ['the blog with a query', '/blog?page=2', '/blog?page=2'],
    ['a page that begins like the blog', '/blogger/', '/zh/blogger/'],
    ['the size snapshot', '/size-snapshot/', '/size-snapshot/'],
    ['the size snapshot with a query', '/size-snapshot/?base=1', '/size-snapshot/?base=1'],
    ['a page that begins like the size snapshot', '/size-snapshots/', '/zh/size-snapshots/'],
    ['an address with the prefix', '/zh/x/react-data-grid/', '/zh/x/react-data-grid/'],
    ['the root with the prefix', '/zh/', '/zh/'],
    ['the prefix alone', '/zh', '/zh'],
    ['the prefix with a hash', '/zh#top', '/zh#top'],
    ['a page that begins like the prefix', '/zhang/', '/zh/zhang/'],
    ['an old English prefix', '/en/x/introduction/', '/zh/x/introduction/'],
    ['https', 'https://example.com/x/', 'https://example.com/x/'],
    ['http', 'http://example.com/', 'http://example.com/'],
    ['an address without a scheme', '//example.com/x/', '//example.com/x/'],
    ['mailto', 'mailto:sales@example.com', 'mailto:sales@example.com'],
    ['tel', 'tel:+4912345', 'tel:+4912345'],
    ['a bare hash', '#props', '#props'],
    ['a bare query', '?settings=dense', '?settings=dense'],
    ['a relative address', '../sorting/', '../sorting/'],
    ['nothing', '', ''],
  ])('Chinese: %s', (_, href, expected) => {
    expect(localizeHref(href, 'zh')).toBe(expected);
  });

  it.each(['/x/introduction/', '/blog/', '/size-snapshot/', 'https://example.com/', 'mailto:a@b.c', '#a'])(
    'English: %s stays',
    (href) => {
      expect(localizeHref(href, 'en')).toBe(href);
    },
  );

  it('never writes a link with /en', () => {
    expect(localizeHref('/en/x/introduction/?a#b', 'en')).toBe('/x/introduction/?a#b');
    expect(localizeHref('/en/blog/', 'zh')).toBe('/blog/');
    expect(localizeHref('/en/zh/x/', 'zh')).toBe('/zh/x/');
  });

  it('applied twice gives the same as once', () => {
    const once = localizeHref('/x/introduction/', 'zh');
    expect(localizeHref(once, 'zh')).toBe(once);
  });
});

describe('canonicalPath', () => {
  it.each([
    ['/zh/x/v7/react-charts/?a=b#c', '/x/v7/react-charts/'],
    ['/x/introduction/#a?b', '/x/introduction/'],
    ['/zh/', '/'],
    ['/zh', '/zh'],
    ['/en/x/', '/x/'],
    ['/x/introduction', '/x/introduction'],
  ])('%s is %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });
});
