import React, {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {ApiSidebarView} from '../../view/types';
import {productItems, productsItems} from './sidebarItems';

type Props = {
  route: RouteConfig;
  /** Absent on the index of all products. */
  sidebar?: ApiSidebarView;
};

/** The frame of the API reference: that of the documentation, with a sidebar for each product. */
export default function ApiRoot({route, sidebar}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const items = useMemo(
    () => (sidebar ? productItems(sidebar, baseUrl) : productsItems(baseUrl)),
    [sidebar, baseUrl],
  );
  const isPage = matchRoutes(route.routes ?? [], pathname).length > 0;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.docsPages, isPage && ThemeClassNames.page.docsDocPage)}
    >
      <Layout>
        {isPage ? (
          <DocsSidebarProvider name={`api-${sidebar?.product ?? 'all'}`} items={items}>
            <DocRootLayout>{renderRoutes(route.routes)}</DocRootLayout>
          </DocsSidebarProvider>
        ) : (
          <NotFoundContent />
        )}
      </Layout>
    </HtmlClassNameProvider>
  );
}
