import React, {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import type {Props} from '@theme/ApiRoot';
import {productItems, productsItems} from './sidebarItems';

/** The frame of the API reference: that of the documentation, with a sidebar for each product. */
export default function ApiRoot({route, sidebar}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const items = useMemo(
    () => (sidebar ? productItems(sidebar, baseUrl) : productsItems(baseUrl)),
    [sidebar, baseUrl],
  );
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.docsPages, ThemeClassNames.page.docsDocPage)}
    >
      <Layout>
        <DocsSidebarProvider name={`api-${sidebar?.product ?? 'all'}`} items={items}>
          <DocRootLayout>{renderRoutes(route.routes)}</DocRootLayout>
        </DocsSidebarProvider>
      </Layout>
    </HtmlClassNameProvider>
  );
}
