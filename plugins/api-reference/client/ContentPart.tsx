import React, {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LoadFailure from '@theme/LoadFailure';
import type {ContentModule, Ready} from '@api-content';
import {useChunk} from '@site/src/useChunk';
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

  useScrollToHash(!panel && !hasHtml && ready !== undefined);
  useApiControls(root, hasHtml === true || ready !== undefined, {
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

/** A content that comes late was not there when the browser looked for the entry of the address. */
function useScrollToHash(isDrawn: boolean): void {
  const {hash} = useLocation();
  useEffect(() => {
    if (isDrawn && hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }
    // Later changes of the hash are the browser's own affair.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDrawn]);
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
