// Wrapped: the original's boundary keeps an error on all pages that follow; ours inside of it starts anew with each.
import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import OriginalLayout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import PageBoundary from '@site/src/components/PageBoundary';

export default function Layout({children, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <OriginalLayout {...props}>
      <PageBoundary page={pathname}>{children}</PageBoundary>
    </OriginalLayout>
  );
}
