// Ejected: starts at the product instead of a home icon, and shows groups as they stand in our navigation.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {products} from '@site/config/products';
import {productName} from '@theme/productName';
import {useNavigationTree} from '@site/src/components/Sidebar/useNavigationTree';
import {findActivePage, getProduct, getTitle} from '@site/src/navigation';
import {breadcrumbList} from './breadcrumbList';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const {pathname} = useLocation();
  const sidebar = useDocsSidebar();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const active = findActivePage(useNavigationTree(sidebar?.items), pathname);
  const product = products.find(({id}) => id === getProduct(pathname).productId);
  if (!active || !product) {
    return null;
  }
  return (
    <nav
      aria-label={translate({
        id: 'site.breadcrumbs.label',
        message: 'Breadcrumbs',
        description: 'Name of the breadcrumbs for screen readers',
      })}
    >
      <Head>
        <script type="application/ld+json">
          {breadcrumbList([
            {name: productName(product.id), address: url + baseUrl + product.path.slice(1)},
            {name: getTitle(active.page), address: url + pathname},
          ])}
        </script>
      </Head>
      {/* Read at build for the search. */}
      <ol className={styles.list} data-crumbs>
        <li>
          <Link to={product.path}>{productName(product.id)}</Link>
        </li>
        {active.parents.map((group) => (
          <li key={group.pathname}>{getTitle(group)}</li>
        ))}
        <li aria-current="page">
          <span>{getTitle(active.page)}</span>
        </li>
      </ol>
    </nav>
  );
}
