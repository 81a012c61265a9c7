import React, {type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isFinalAddress} from './isFinalAddress';

type Props = Pick<ComponentProps<'a'>, 'className' | 'aria-current' | 'children'> & {to: string};

/**
 * A link of the navigation while pages are written: the element that `Link` ends in, without the router's work on the
 * way. Every page has a link to every other one of its product, so this is most of the work on a large product.
 */
export default function WrittenLink({to, ...props}: Props): ReactNode {
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  const {collectLink} = useBrokenLinks();
  if (!isFinalAddress(to, baseUrl, trailingSlash)) {
    return <Link to={to} {...props} />;
  }
  collectLink(to);
  return <a {...props} href={to} />;
}
