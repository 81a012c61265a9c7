import {type ComponentType, Fragment, type ReactNode} from 'react';

/** A page, written with either of the two implementations. */
export type Page = (Head: ComponentType<{children?: ReactNode}>) => ReactNode;

/** A site around a page, as Docusaurus nests them: what holds everywhere first, classes of `html` by layer. */
export const site =
  (name: string, more?: ReactNode): Page =>
  (Head) => (
    <>
      <Head>
        <html lang="en" dir="ltr" />
        <title>Site</title>
        <meta property="og:title" content="Site" />
        <meta name="viewport" content="width=device-width" />
        {false}
        {name === 'private' && <meta name="robots" content="noindex" />}
        <link rel="icon" href="/x/mark.svg" />
      </Head>
      <Head>
        <meta name="twitter:card" content="summary" />
        <body />
      </Head>
      <Head>
        <meta property="og:url" content={`https://a.test/${name}/`} />
        <link rel="canonical" href={`https://a.test/${name}/`} />
      </Head>
      <Head>
        {['en', 'zh'].map((language) => (
          <link key={language} rel="alternate" href={`/${language}/${name}/`} hrefLang={language} />
        ))}
        <link rel="alternate" href={`/en/${name}/`} hrefLang="x-default" />
      </Head>
      <Fragment key={name}>
        <Head>
          <html className={`wrapper ${name}`} />
        </Head>
        <Head>
          <title>{`${name} | Site`}</title>
          <meta property="og:title" content={`${name} | Site`} />
        </Head>
        <Head>
          <meta name="description" content={`About ${name}`} />
        </Head>
        {more && <Head>{more}</Head>}
      </Fragment>
      <Head>
        <html data-has-hydrated={name !== 'first'} />
      </Head>
    </>
  );
