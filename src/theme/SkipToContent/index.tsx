// Ejected: the original takes the focus away from a control that changes nothing but the query of the address.
import React, {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useNavigationDrawer} from '@site/src/components/NavigationDrawer/context';
import styles from './styles.module.css';

/** Focuses an element that is no stop of the tab key. */
function focus(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus();
}

/**
 * The first stop of the tab key, which leads past the navigation to the title. After a navigation to another page the
 * next stop is this one again; a new query, as that of a demo's controls, leaves the focus where it is.
 */
export default function SkipToContent(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const {pathname, hash} = useLocation();
  const {action} = useHistory();
  const {open} = useNavigationDrawer();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) {
      return;
    }
    shown.current = pathname;
    // A heading that the address names is where reading goes on; going back, the browser knows the place.
    if (hash === '' && action === 'PUSH' && container.current) {
      focus(container.current);
      container.current.removeAttribute('tabindex');
    }
  }, [pathname, hash, action]);
  const skip = (event: MouseEvent) => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      event.preventDefault();
      focus(heading);
      // It shows that it has the focus.
      heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), {once: true});
    }
  };
  const label = translate({
    id: 'site.skipToContent',
    message: 'Skip to main content',
    description: 'First link of every page, for the keyboard',
  });
  return (
    // Links to the top lead here, so that the tab key goes on from it. The page does not answer below an open drawer.
    <div ref={container} id="top" role="region" aria-label={label} inert={open}>
      <a className={styles.link} href="#page-title" onClick={skip}>
        {label}
      </a>
    </div>
  );
}
