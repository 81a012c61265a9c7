// Ejected: a lost reader is offered the nearest pages, the other language and the other versions.
import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ProductNav} from '@site/src/components/ProductNav';
import {useChunk} from '@site/src/useChunk';
import styles from './styles.module.css';

const loadSuggestions = () => import('./Suggestions');

export default function NotFoundContent(): ReactNode {
  const isBrowser = useIsBrowser();
  const {module, hasFailed} = useChunk(loadSuggestions, isBrowser);
  return (
    <main className={styles.main}>
      <h1 id="page-title">
        <Translate id="site.notFound.title" description="Heading of the 404 page">
          There is no page at this address
        </Translate>
      </h1>
      <p className={styles.lead}>
        <Translate id="site.notFound.text" description="Text of the 404 page">
          It may have moved, or the address may have a typing mistake.
        </Translate>
      </p>
      {/* The 404 page is one file for all addresses: what it suggests depends on the address in the browser. The
          products come with it, after it, so that they do not move when it appears. */}
      {module && <module.default />}
      {(module || hasFailed) && <Products />}
      <noscript>
        <Products />
      </noscript>
    </main>
  );
}

function Products(): ReactNode {
  return (
    <>
      <h2 id="products">
        <Translate id="site.notFound.products" description="Heading on the 404 page">
          Start from a product
        </Translate>
      </h2>
      <ProductNav orientation="column" labelledBy="products" />
    </>
  );
}
