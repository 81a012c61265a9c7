import React, {useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LoadFailure from '@theme/LoadFailure';
import type {ContentModule, Ready} from '../contentModule';
import {useChunk} from '@site/src/useChunk';
import {currentLayout} from './layouts';
import {comeTo, namedEntry} from './rows';
import {useApiControls} from './useApiControls';

type Props<Content> = {
  content: ContentModule<Content>;
  panel?: {address: string};
};

/**
 * A content of the reference. The server draws it; the browser leaves that HTML as it is, without fetching or
 * hydrating it, and draws a content itself only where there is none: after a navigation inside the site, in a panel,
 * on the development server.
 */
export function ContentPart<Content>({content, panel}: Props<Content>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  // What the server wrote; `undefined` until the browser has looked.
  const [hasHtml, setHasHtml] = useState<boolean>();
  const {load = loadNothing} = content;
  const {module, hasFailed, failures, retry} = useChunk<Ready<Content> | undefined>(load, hasHtml === false);
  const ready = content.ready ?? module;
  useEffect(() => setHasHtml(root.current?.hasChildNodes()), []);

  const isReady = hasHtml === true || ready !== undefined;
  useNamedEntry(root, isReady && !panel, hasHtml === true);
  useApiControls(root, isReady, {
    history: panel ? undefined : history,
    loadTexts: content.texts,
  });
  const followInside = useFollowInside();

  if (hasFailed) {
    return <LoadFailure failures={failures} onRetry={retry} />;
  }
  if (ready) {
    const {data, Drawing} = ready;
    return (
      <div ref={root} key="drawn" onClick={followInside}>
        <Drawing view={data} panel={panel} />
      </div>
    );
  }
  // Empty for React alone: it keeps the HTML that it finds.
  return (
    <div
      ref={root}
      key="html"
      onClick={followInside}
      suppressHydrationWarning
      dangerouslySetInnerHTML={noHtml}
    />
  );
}

/** One object, so that React never sees another one and never writes it. */
const noHtml = {__html: ''} as const;

/**
 * Comes to the entry that the address names where the browser cannot: a content that is drawn late was not there when it
 * looked. Where the reader goes back, the page is where it was.
 */
function useNamedEntry(root: RefObject<HTMLElement | null>, isReady: boolean, isFromServer: boolean): void {
  const {hash} = useLocation();
  const {action} = useHistory();
  const hasArrived = useRef(false);
  const clicked = useClickedHash();
  useEffect(() => {
    const entry = isReady && root.current ? namedEntry(root.current) : undefined;
    const isArrival = isReady && !hasArrived.current;
    hasArrived.current ||= isReady;
    const isLink = action === 'PUSH' || (hash !== '' && clicked.current === hash);
    clicked.current = undefined;
    const isWanted = isLink || (isArrival && !(isFromServer ? isPlaced() : window.scrollY > 0));
    return entry && isWanted ? comeTo(entry) : undefined;
    // The action belongs to the hash.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, hash]);
}

/** The hash of the plain link that was clicked last: to the router, following one is the same as going back. */
function useClickedHash(): RefObject<string | undefined> {
  const clicked = useRef<string>(undefined);
  useEffect(() => {
    const onClick = ({target}: globalThis.MouseEvent) => {
      clicked.current = target instanceof Element ? target.closest('a')?.hash : undefined;
    };
    document.addEventListener('click', onClick, {capture: true});
    return () => document.removeEventListener('click', onClick, {capture: true});
  }, []);
  return clicked;
}

/** Whether the browser has put a page of the server where it belongs. Rows of a list are as high as it takes them to be. */
function isPlaced(): boolean {
  if (currentLayout() === 'list') {
    return true;
  }
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate';
}

/** Links of the content are plain HTML: those that stay in this part of the site need no full page load. */
function useFollowInside(): (event: MouseEvent) => void {
  const history = useHistory();
  const {siteConfig} = useDocusaurusContext();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || link.origin !== window.location.origin) {
      return;
    }
    const {pathname, hash} = link;
    // A file, such as that for machines, is no page.
    const isPage = pathname.startsWith(siteConfig.baseUrl) && !/\.\w+$/.test(pathname);
    if (isPage && pathname !== window.location.pathname) {
      event.preventDefault();
      history.push(pathname + hash);
    }
  };
}

/** A content that is there needs no request. */
const loadNothing = () => Promise.resolve(undefined);
