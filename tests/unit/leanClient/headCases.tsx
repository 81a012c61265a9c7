import {Fragment, type ReactNode} from 'react';
import {type Page, site} from './headSite';

const only =
  (children: ReactNode): Page =>
  (Head) => <Head>{children}</Head>;

const structured = (
  <script type="application/ld+json">{JSON.stringify({'@type': 'List', name: '<a>'})}</script>
);

const sequences: readonly (readonly [string, ...Page[]])[] = [
  ['nothing', () => null],
  ['an empty head', only(null)],
  ['a title', only(<title>One</title>)],
  ['a title of parts', only(<title>{['One', ' | ', 'Two']}</title>)],
  ['a title without text', only(<title></title>)],
  [
    'an inner title without text',
    (Head) => [
      <Head key="a">
        <title>A</title>
      </Head>,
      <Head key="b">
        <title></title>
      </Head>,
    ],
  ],
  ['a title with an attribute, and without', only(<title itemProp="name">A</title>), only(<title>A</title>)],
  ['what the server wrote', only(<meta name="description" content="Server" />)],
  ['attributes in another order', only(<meta content="Server" name="description" />)],
  [
    'the same name twice in a head',
    only([1, 2].map((key) => <meta key={key} name="a" content={`${key}`} />)),
  ],
  [
    'a fragment alone',
    only(
      <>
        <title>In</title>
        <meta name="a" content="1" />
        <html className="in" />
      </>,
    ),
  ],
  [
    'fragments in fragments beside others of the same and of other names',
    only([
      <Fragment key="a">
        <meta name="a" content="1" />
        <Fragment>
          <link rel="canonical" href="/a/" />
        </Fragment>
      </Fragment>,
      <meta key="b" name="b" content="2" />,
    ]),
  ],
  [
    'children that are none',
    only([null, false, undefined, 0, 'text', <meta key="a" name="a" content="1" />]),
  ],
  [
    'elements that say not what they are for',
    only([<meta key="a" content="1" />, <link key="b" media="print" />]),
  ],
  [
    'attributes without value',
    only([<meta key="a" name="a" content={undefined} />, <html key="b" hidden={false} />]),
  ],
  [
    'attributes with other names',
    only([<meta key="a" httpEquiv="refresh" content="9" />, <meta key="b" charSet="x" />]),
  ],
  [
    'purposes in capitals',
    (Head) => (
      <>
        <Head>
          <meta name="Author" content="1" />
          <link rel="Canonical" href="/a/" />
        </Head>
        <Head>
          <link href="/b/" rel="canonical" />
          <meta name="author" content="2" />
        </Head>
      </>
    ),
  ],
  [
    'links by relation, by address and style sheets',
    (Head) => (
      <>
        <Head>
          <link rel="icon" href="/same" />
          <link href="/one" rel="icon" />
          <link href="/one.css" rel="stylesheet" />
          <link rel="preconnect" href="/one" />
        </Head>
        <Head>
          <link rel="alternate" href="/same" />
          <link href="/two" rel="icon" />
          <link href="/two.css" rel="stylesheet" />
        </Head>
      </>
    ),
  ],
  ['structured data', only(structured), only([structured, <script key="b" src="/b.js" async />])],
  [
    'styles and text for those without scripts',
    only([<style key="a">{'a{}'}</style>, <noscript key="b">b</noscript>]),
  ],
  [
    'attributes of html that come and go',
    only(<html className="a" data-b="1" />),
    only(<html data-c="2" />),
    only(null),
  ],
  ['two of html in a head', only([<html key="a" className="a" />, <html key="b" data-b="1" />])],
  ['attributes of body', only(<body className="a" tabIndex={0} />), only(<body data-b />), only(null)],
  ['a site', site('first')],
  ['a navigation', site('first'), site('second')],
  ['a navigation and back', site('first'), site('second', structured), site('first')],
  ['a page that must not be found', site('first'), site('private'), site('second')],
  [
    'a page with more than others',
    site('first'),
    site('second', <meta name="keywords" content="a" />),
    site('third'),
  ],
  ['the same page again', site('first'), site('first')],
  [
    'another order of the same heads',
    site('second', <title>Own</title>),
    site('second'),
    site('second', <title>B</title>),
  ],
];

/** Name, and the pages that are shown one after the other. */
export const cases = sequences.map(([name, ...pages]) => [name, pages] as const);
